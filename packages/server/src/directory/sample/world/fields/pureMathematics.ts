import { worldField } from '../types.ts';

export const pureMathematics = worldField(
  'Pure mathematics',
  {
    structures: { name: 'Journal of Structures in Mathematics', capitals: 'sentence' },
    algebra: { name: 'Letters in Algebra', capitals: 'sentence' },
    geometry: { name: 'Proceedings of the Geometry and Analysis Meeting', capitals: 'title' },
    numbers: { name: 'Integers and Diophantine Questions', capitals: 'sentence' },
    flows: { name: 'Evolution Equations and Flows', capitals: 'sentence' },
    experiment: { name: 'Experiment and Proof', capitals: 'title' },
  },
  [
    {
      university: 'lanterna',
      name: 'Ilaria Sciutto',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Dipartimento di Matematica',
      mail: 'ilaria.sciutto',
      hIndex: 12,
      works: 34,
      topics: ['algebraic geometry', 'moduli spaces', 'singular varieties', 'secant varieties'],
      papers: [
        {
          title: 'Divisors at the boundary of octic double planes',
          date: '2025-10-07',
          venue: 'structures',
          abstract:
            'Surfaces with K² = 2 and p_g = 3 are double planes branched along an octic, and their moduli space has dimension 36. We look for the divisors that stable surfaces with one Wahl singularity add at its boundary. For index up to five there are exactly six, each described by a configuration of curves on a rational or an elliptic surface. Obstructions vanish by a logarithmic argument in four cases; in two we had to compute 112 × 96 matrices of syzygies over a finite field. Index six and above remains open, although the known bounds leave a finite list.',
        },
        {
          title: 'Secant Defects of Partial Flag Varieties: A Search and Four Families',
          date: '2023-06-19',
          venue: 'experiment',
          abstract:
            'When is a secant variety smaller than a parameter count predicts? By semicontinuity one tangent space at random points modulo a prime settles non-defectivity, and we carried out 11,486 such computations for flag varieties of type A embedded by a sum of fundamental weights. All but 23 cases have the expected dimension. Nineteen of the exceptions belong to four families, for which the defect is proved by a rational curve through the general points. For the remaining four a defect modulo three primes is all we know.',
        },
        {
          title: 'Which nodal quintic surfaces carry an even set of twenty nodes?',
          date: '2021-02-09',
          venue: 'algebra',
          abstract:
            'Even sets of nodes on a quintic have cardinality 16 or 20. The first kind is classical. For the second we show that the quintics form a single irreducible family, of dimension 35 as a subvariety of the projective space of quintics, by resolving the sheaf that the double cover determines. Its general member has no further node. Degenerations with 31 nodes are obtained as well, on which two even sets meet in ten points; the argument requires characteristic different from 2 and 5.',
        },
      ],
    },
    {
      university: 'maschsee',
      name: 'Arvid Quellhorst',
      title: 'Professor',
      position: 'Professor',
      department: 'Institut für Angewandte Analysis',
      mail: 'quellhorst',
      hIndex: 24,
      works: 71,
      topics: ['partial differential equations', 'free boundary problems', 'variational techniques'],
      page: {
        language: 'de',
        text: [
          'Arvid Quellhorst, Arbeitsgruppe Freie Ränder. Wir fragen, wie glatt eine Grenze ist, die niemand vorgegeben hat.',
          'Zum Sommersemester 2027 ist eine Promotionsstelle (75 %) offen. Bitte schreiben Sie mit dem Kennwort „Freier Rand 27“ an quellhorst (at) maschsee.example und nennen Sie ein Buch, das Sie ganz gelesen haben.',
        ],
        says: {
          students: 'yes',
          subjectCode: 'Freier Rand 27',
          address: 'quellhorst (at) maschsee.example',
        },
      },
      papers: [
        {
          title: 'A plate pressed into a corner touches the obstacle infinitely often',
          date: '2026-02-12',
          venue: 'flows',
          abstract:
            'Near a corner of opening below 146.3°, biharmonic functions with clamped edges change sign on a geometric sequence of arcs. Does the oscillation survive when an obstacle is in the way? We prove that the coincidence set of the clamped plate over the flat obstacle has infinitely many components accumulating at the vertex whenever the load vanishes near it, unless the plate lies flat there. Consecutive components shrink by a ratio that comes from a nonlinear eigenvalue problem; at 90° it is about 1/190, where linear theory gives 1/274. Above the critical angle the set has finitely many components; the critical angle itself is left out.',
        },
        {
          title: 'Stefan problems with memory: the interface is a graph after one relaxation time',
          date: '2024-05-27',
          venue: 'flows',
          abstract:
            'If heat flux relaxes with an exponential kernel, temperature spreads at finite speed and comparison with the classical Stefan problem is lost. We introduce viscosity solutions for the coupled system and show that a star-shaped interface becomes a Lipschitz graph no later than one relaxation time, and C^{1,1/2} outside a closed set of parabolic dimension at most n − 1. Uniqueness is established for radial data only. Three radial computations, added for illustration, exhibit waiting times of 0.3 to 0.8 relaxation times.',
        },
        {
          title: 'The Exterior Bernoulli Problem Around a Square, With Error Bounds',
          date: '2022-09-05',
          venue: 'geometry',
          abstract:
            'A free boundary around a square on which potential and gradient are prescribed is known to exist, to be convex and to be analytic, but its shape is known from computation without bounds. We enclose it in a tube of width 10^{−5} for seven values of the prescribed gradient, by a conformal map with 200 verified coefficients and a contraction in a weighted space. Curvature has eight critical points in all seven cases, as one would guess. The tube widens without limit when the free boundary approaches the square.',
        },
      ],
    },
    {
      university: 'schlossberg',
      name: 'Theodor Nussgruber',
      title: 'Professor',
      position: 'Professor Emeritus',
      department: 'Institut für Analysis und Zahlentheorie',
      mail: 'nussgruber',
      hIndex: 27,
      works: 139,
      topics: ['number theory', 'Diophantine equations', 'digital expansions'],
      papers: [
        {
          title: 'Padovan numbers next to an S-unit',
          date: '2022-03-08',
          venue: 'numbers',
          abstract:
            'All n are determined for which the Padovan number P(n) differs by one from a product of powers of 2, 3 and 7. Lower bounds for linear forms in complex logarithms give n < 3 · 10³³; two rounds of lattice reduction bring this to n ≤ 467, and a search ends with twenty-two values, the largest being 41. Adding a fourth prime raises the first bound only slightly, whereas the reduction then fails for want of independent logarithms. A p-adic variant that avoids the difficulty is sketched.',
        },
        {
          title: 'Carries in Ostrowski numeration and a question on block frequencies',
          date: '2020-11-16',
          venue: 'numbers',
          abstract:
            'Adding one to an integer written in Ostrowski numeration changes a number of digits whose distribution depends on the continued fraction. For quadratic irrationals I compute the mean length of the carry exactly, for instance 1.618… for the golden section, and show a central limit theorem along the integers up to N with an error of order (log N)^{−1/2}. Unbounded partial quotients destroy the theorem in general. Whether it holds for e is undecided here.',
        },
        {
          title: 'A quintic family of Thue equations with a parameter in the middle',
          date: '2019-05-21',
          venue: 'numbers',
          abstract:
            'Consider the form X(X² − Y²)(X² − a²Y²) + Y⁵ for an integer a. Once a exceeds 10⁷⁴ the equation F(X, Y) = ±1 has only the twelve solutions that are seen at a glance. Small parameters were treated one at a time up to a = 3,000 by the usual algorithm in 40 days of computing. A gap of seventy orders of magnitude separates the two ranges; hypergeometric methods would close it if the middle coefficient were absent.',
        },
      ],
    },
    {
      university: 'pyynikki',
      name: 'Sanna-Leena Törhönen',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Mathematics',
      mail: 'sanna-leena.torhonen',
      hIndex: 13,
      works: 39,
      topics: ['combinatorics', 'matroids', 'coding theory', 'the probabilistic method'],
      papers: [
        {
          title: 'Enumerating q-Matroids of Rank Three Over the Field With Two Elements',
          date: '2025-03-31',
          venue: 'experiment',
          abstract:
            'A q-matroid assigns ranks to subspaces instead of subsets. Up to linear equivalence we list those of rank three on a space of dimension six over the two-element field, by extending flats under canonical augmentation with 1,900 core hours. Fewer than one in fifty of them comes from a rank-metric code over an extension of degree at most 24. For the others non-representability follows from a Pappus-like obstruction in all but 61 cases. Dimension seven is out of reach by the method, since its first level alone exceeds 10¹¹ orbits.',
        },
        {
          title: 'Almost affine codes from non-abelian quasigroups',
          date: '2023-11-22',
          venue: 'algebra',
          abstract:
            'Almost affine codes define matroids, yet few are known that are not multilinear. From a quasigroup of order 9 with trivial nucleus we build codes of length eleven and dimension three whose matroid cannot be folded linear for any folding, which we derive from an entropy inequality violated by 2 %. The construction extends to orders 3^{2k}. No example of even order is obtained, and for order 8 a computation excludes our type.',
        },
        {
          title: 'How many flats must a random matroid lose?',
          date: '2021-09-13',
          venue: 'structures',
          abstract:
            'It is conjectured that almost all matroids are paving. Deleting elements at random from a random sparse paving matroid of rank r on n points, after how many steps does one hit a uniform minor? For fixed r ≥ 3 the number of elements left, divided by n^{1/r}, converges in law to a Weibull distribution of shape r. The factorial moments that give the limit also give a rate of convergence n^{−1/r}, which simulations up to n = 4,000 show to be sharp for r = 3. When r grows as log n the lower tail escapes our estimates.',
        },
      ],
    },
    {
      university: 'soderkaj',
      name: 'Fredrika Almskog',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Institutionen för matematik',
      mail: 'almskog',
      hIndex: 9,
      works: 19,
      topics: ['dynamical systems', 'computer-assisted proofs', 'ergodic theory'],
      papers: [
        {
          title: 'Islands of Short Period in the Standard Map at Large Parameter',
          date: '2026-04-14',
          venue: 'experiment',
          abstract:
            'No parameter is known at which the standard map has a chaotic set of positive measure, and islands are one obstacle. For each k between 2πm and 2π(m + 1), m ≤ 40, we enclose the set of parameters with an elliptic periodic orbit of period at most eight, using interval Newton steps on 2.7 million boxes. Its proportion decays as m^{−0.96} within the range, from 0.31 to 0.012. Orbits of period four contribute most once the accelerator modes are put aside. Period nine would multiply the work by sixty.',
        },
        {
          title: 'Decay of correlations for a skew product with one neutral fibre',
          date: '2024-09-17',
          venue: 'flows',
          abstract:
            'A doubling map drives intermittent maps of the interval whose neutral fixed point is indifferent on a single fibre and repelling on all others. One might expect exponential mixing for such a small defect. We show instead that correlations of Hölder functions decay as a stretched exponential, exp(−c n^{1/3}) from above and below, the exponent being the same for orders of tangency two to five. The proof estimates hitting times of a shrinking strip. Drives with polynomial mixing are not treated.',
        },
        {
          title: 'Enclosing resonances of expanding circle maps',
          date: '2022-06-28',
          venue: 'structures',
          abstract:
            'Eigenvalues of transfer operators beyond the first describe how a system forgets. We give explicit a posteriori bounds for truncation of analytic transfer operators in a Fourier basis and enclose the first 20 resonances of three circle maps of degree two to radius 10^{−30}. In a perturbed doubling map a pair of real resonances collides and turns complex at a parameter known to nine digits. All bounds deteriorate with the width of the annulus of analyticity, so that non-analytic maps cannot be reached.',
        },
      ],
    },
    {
      university: 'daurade',
      name: 'Bertrand Casterets',
      title: 'Professor',
      position: 'Professor',
      department: 'Institut de mathématiques',
      mail: 'bertrand.casterets',
      hIndex: 19,
      works: 52,
      topics: ['differential geometry', 'hyperbolic surfaces', 'spectral methods'],
      page: {
        language: 'fr',
        text: [
          'Bertrand Casterets, géométrie spectrale et surfaces hyperboliques.',
          'Je propose un sujet de thèse pour la rentrée 2027 (spectre de Steklov). Les candidatures passent uniquement par https://ecole-doctorale.daurade.example/sujets ; il est inutile de m’écrire avant.',
        ],
        says: { students: 'yes', portal: 'https://ecole-doctorale.daurade.example/sujets' },
      },
      papers: [
        {
          title: 'The Three Hurwitz Surfaces of Genus 14 Are Told Apart by Their First Eigenvalue',
          date: '2025-05-20',
          venue: 'experiment',
          abstract:
            'Up to isometry there are three surfaces of genus 14 with 1,092 orientation-preserving symmetries. They share area and local geometry, and the question is whether their spectra differ early. Working with automorphic forms restricted to isotypic components, we enclose the first five Laplace eigenvalues of each within 10^{−8}. The first eigenvalues are already distinct, separated by more than 0.05, and their multiplicities are 13, 14 and 14. Our enclosure of multiplicities rests on the trace formula and needs all geodesics of length up to 11.',
        },
        {
          title: 'Steklov eigenvalues of pairs of pants with long cuffs',
          date: '2023-03-14',
          venue: 'structures',
          abstract:
            'On a hyperbolic pair of pants with three boundary geodesics of length ℓ the first non-zero Steklov eigenvalue tends to zero with ℓ → ∞. We prove that it is asymptotic to (8/πℓ) e^{−ℓ/4}, the eigenfunction being nearly constant around each of the two vertices of the spine; test functions supported in collars give a weaker exponent. The next three eigenvalues exceed it by a factor of order ℓ. For unequal cuffs a formula holds provided no length exceeds the sum of the other two by more than a constant.',
        },
        {
          title: 'Kissing geodesics on triangle surfaces',
          date: '2020-04-06',
          venue: 'structures',
          abstract:
            'The number of shortest closed geodesics on a hyperbolic surface has been bounded above by roughly g² and below, by examples, by g^{4/3}. What do the most symmetric surfaces achieve? Among the 5,311 triangle surfaces of genus up to 48 that we generated from coset tables, growth is close to linear: the maximum of kissing number over genus is 24. High symmetry hence is no substitute for arithmetic. Systoles were found by enumeration of words and certified by horoball packing in all but seven cases.',
        },
      ],
    },
    {
      university: 'coteaux',
      name: 'Aurélie Wathelet-Ndiaye',
      title: 'Dr',
      position: 'Lecturer',
      department: 'Département de mathématiques',
      mail: 'a.wathelet',
      hIndex: 10,
      works: 27,
      topics: ['combinatorics', 'combinatorics on words', 'number theory', 'automatic sequences'],
      papers: [
        {
          title: 'Abelian Returns in Parry Numeration Systems',
          date: '2025-12-02',
          venue: 'experiment',
          abstract:
            'Which infinite words have finitely many abelian return words? For fixed points of Parry substitutions the property can be expressed in first-order logic when addition is recognised by an automaton. Among 187 quadratic and 96 cubic Parry numbers with coefficients up to six, it holds for all of the former and for exactly 31 of the latter. The 31 are those whose conjugates satisfy an inequality that we then prove to be sufficient. Necessity was verified by a decision procedure and holds only for the list.',
        },
        {
          title: 'The running maximum of a regular sequence need not be regular',
          date: '2023-10-18',
          venue: 'algebra',
          abstract:
            'Sums, products and convolutions of k-regular sequences are k-regular. Is the running maximum? For sequences given by 2 × 2 matrices with non-negative entries we show that the places of records form a k-automatic set, so that the running maximum is regular. In dimension four this fails for a 2-regular sequence all of whose values are at most linear: its records encode the ordering of two incommensurable growth rates. What happens in dimension three remains open, although 20,000 random examples have shown no failure.',
        },
        {
          title: 'Binomial complexities of the period-doubling word and its relatives',
          date: '2021-05-10',
          venue: 'numbers',
          abstract:
            'Two words are k-binomially equivalent if they contain the same subwords of length at most k equally often. We obtain closed formulas for the number of 2-binomial classes of factors of the period-doubling word; it is not bounded but satisfies a recurrence of order seven along powers of two. Relatives obtained by permuting letters behave alike. From k = 3 on, computation up to length 512 suggests that complexity equals the factor complexity, for which we have a proof in one residue class modulo 4.',
        },
      ],
    },
    {
      university: 'marquam',
      name: 'Delia Crutchfield-Anand',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Mathematics and Statistics',
      mail: 'dcrutchfield',
      hIndex: 11,
      works: 25,
      topics: ['algebraic topology', 'configuration spaces', 'representation theory', 'homological algebra'],
      papers: [
        {
          title: 'Torsion in Configuration Spaces of Small Graphs',
          date: '2025-08-11',
          venue: 'experiment',
          abstract:
            'First homology of the unordered configuration space of a graph has torsion only of order two, and only if the graph is not planar; in higher degree little is known. We computed integral homology of up to eight points on the 996 connected graphs with at most seven vertices. Torsion of odd order never occurs. Two-torsion in degree two appears for 148 graphs, of which three are planar, and those three contain the same minor on six vertices. The complexes have up to 4 million cells, and for graphs with more than twelve edges we had to stop at six points.',
        },
        {
          title: 'Edge stabilisation has no room for a third variable',
          date: '2023-01-24',
          venue: 'structures',
          abstract:
            'Homology of configuration spaces of a graph is a module over a polynomial ring with one variable for each edge. For trees with three essential vertices we show that this module has projective dimension at most two although the ring may have arbitrarily many variables, and that syzygies in degree i are generated by stars of valence four and less. A resolution is written down for 3i ≤ 12. Loops break the argument, since the action then mixes two filtration steps.',
        },
        {
          title: 'Symmetric group characters of ordered points on a theta graph',
          date: '2020-08-19',
          venue: 'algebra',
          abstract:
            'Ordered configurations carry an action of the symmetric group. For n points on the graph with two vertices and three parallel edges we determine the character of top homology for all n and of the first homology for n ≤ 9. Multiplicity of the sign representation is zero until n = 6 and then grows as n²/12. The values were guessed from a computation and proved by a transfer argument, except in the case n = 9, which is computation alone.',
        },
      ],
    },
    {
      university: 'ouseburn',
      name: 'Gareth Pugh-Llewellyn',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'School of Mathematics and Statistics',
      mail: 'gareth.pugh',
      hIndex: 14,
      works: 37,
      topics: ['operator algebras', 'functional analysis', 'groupoids', 'homological algebra'],
      papers: [
        {
          title: 'Groups of rank three graph algebras up to order twelve',
          date: '2024-11-26',
          venue: 'algebra',
          abstract:
            'K-theory of a rank three graph algebra is reached by a spectral sequence with an extension problem that has been solved in special cases. We classify extensions for all one-vertex graphs with at most twelve edges in total. Of 1,820 commuting triples of factorisation rules, 1,694 have a sequence that splits for reasons of order, 98 are settled by an explicit unitary, and 28 remain with two candidate groups each. Those 28 all involve a 4-torsion class hit by the second differential.',
        },
        {
          title: 'Self-similar actions whose algebra is not simple in characteristic two',
          date: '2022-01-31',
          venue: 'algebra',
          abstract:
            'Steinberg algebras of self-similar groups may be simple over one field and not over another. We characterise when the algebra of a contracting group is simple over a field of characteristic p, in terms of a finite matrix of size equal to the square of the nucleus. For 44 groups from the literature, nuclei of up to 61 elements, simplicity fails for p = 2 in nine, for p = 3 in one and for no larger prime. Contraction is essential, and automata of polynomial activity need another approach.',
        },
        {
          title: 'Nuclear dimension of crossed products by actions with bounded orbit breaking',
          date: '2021-10-25',
          venue: 'structures',
          retracted: true,
          abstract:
            'For a free action of a virtually nilpotent group on a compact metrisable space of covering dimension d we bound the nuclear dimension of the crossed product by 2d + 1 independently of the group. The argument replaces Rokhlin towers by orbit breaking along a clopen partition whose pieces have diameter controlled at three scales. In case of a Cantor set the bound equals one. An application to the classification of crossed products by the Heisenberg group is included.',
        },
        {
          title: 'A remark on quasi-diagonal extensions by the compacts',
          date: '2019-09-03',
          venue: 'structures',
          abstract:
            'Given a separable nuclear algebra, extensions by the compact operators that are quasi-diagonal form a subgroup. I give an example, an inductive limit of subhomogeneous algebras with spectra of dimension at most two, in which the subgroup has index 2 and no complement. The usual proof of divisibility breaks at a lim¹ term that is computed here. Whether an example with real rank zero exists was not decided by the author’s methods.',
        },
      ],
    },
    {
      university: 'akerselva',
      name: 'Sindre Haukelid',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Mathematics',
      mail: 'sindre.haukelid',
      hIndex: 26,
      works: 68,
      topics: ['partial differential equations', 'conservation laws', 'harmonic analysis'],
      papers: [
        {
          title: 'Conservation laws on networks: uniqueness at a junction with four roads',
          date: '2026-01-19',
          venue: 'flows',
          abstract:
            'At a junction of a network a scalar conservation law needs a coupling condition, and with two roads in and two out most conditions from engineering do not select one solution. We define germs for junctions with four branches and characterise those that are complete and L¹-dissipative. Within the two-parameter class of priority rules exactly the segment where both parameters add to one qualifies. A Godunov scheme converges at rate 1/2 there. Off the segment we construct, for fluxes with a single maximum, two solutions with equal data that differ by 0.04 in density.',
        },
        {
          title: 'Rough time-dependent flux and the lifetime of shocks',
          date: '2023-12-07',
          venue: 'flows',
          abstract:
            'Multiplying the flux of a scalar conservation law by a Brownian path makes shocks and rarefactions alternate, so that solutions may be smoother than in the deterministic case. For periodic data and fluxes that are convex except at one inflection point we prove that at a fixed time the solution is almost surely Lipschitz on the complement of finitely many intervals, and bound their expected number by C t^{−1/2}. Simulations with 10,000 paths agree with the exponent to two digits. Systems are beyond reach, as entropy solutions then lack a pathwise definition.',
        },
        {
          title: 'Does vanishing nonlocality select the entropy solution?',
          date: '2021-04-28',
          venue: 'flows',
          abstract:
            'Traffic models in which drivers average the density over a distance ε lead to nonlocal conservation laws. On one lane the limit ε → 0 is by now well understood. We study two lanes between which drivers change at a rate 1/ε, for decreasing weights: the total density converges to the entropy solution of the averaged law, with a rate ε^{1/3}, whenever both lanes have the same speed limit. With different limits the example of a single jump shows oscillations that do not die out. Data are assumed to be of bounded variation and bounded away from zero.',
        },
      ],
    },
    {
      university: 'chebucto',
      name: 'Morag Beaton-Levesque',
      title: 'Professor',
      position: 'Professor Emerita',
      department: 'Department of Mathematics and Statistics',
      mail: null,
      hIndex: 22,
      works: 61,
      topics: ['category theory', 'double categories', 'coherence'],
      papers: [
        {
          title: 'Thirty-one axioms, of which seven suffice',
          date: '2023-08-29',
          venue: 'algebra',
          abstract:
            'The definition of a symmetric monoidal bicategory occupies several pages. Read as a locally cubical structure, the same data are governed by thirty-one equations between pasting diagrams; I show that seven of them imply all others, and that no six do, using seven finite models with at most 9 cells each. The reduction depends on having strict interchange in one direction. A referee has pointed out that for braided structures two further equations are needed, which is explained in a last section.',
        },
        {
          title: 'Limits in double categories of spans, taken one direction at a time',
          date: '2021-11-08',
          venue: 'structures',
          abstract:
            'Double limits are usually required in both directions at once. Given a category with pullbacks, which one-directional limits does its double category of spans possess? We answer by a condition on the shape: such a limit exists if and only if the nerve of the shape, truncated in dimension 2, is simply connected. Among the 48 shapes with at most five arrows 29 qualify. Profunctors in place of spans satisfy only one implication.',
        },
        {
          title: 'Factorisation systems seen from their squares',
          date: '2019-03-12',
          venue: 'algebra',
          abstract:
            'An orthogonal factorisation system determines a double category of which all squares commute, and one may ask which double categories arise so. Two conditions on squares, here called filling and cancellation, are shown to be necessary and sufficient; weak systems require 3 instead, the third of which is not elementary. This recovers eight known examples and produces one on finite topological spaces that may be new. Enrichment is not considered, for there the squares no longer determine the classes.',
        },
      ],
    },
    {
      university: 'fynbo',
      name: 'Jeppe Damgaard Rask',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Institut for Matematik',
      mail: 'jeppe.rask',
      hIndex: 12,
      works: 30,
      topics: ['geometric group theory', 'operator algebras', 'computer-assisted proofs', 'Lie groups'],
      papers: [
        {
          title: 'Kazhdan Constants From Sums of Squares With Fewer Than a Thousand Variables',
          date: '2025-06-03',
          venue: 'experiment',
          abstract:
            'Property (T) of a group can be certified by writing an element of its group ring as a sum of squares, at the price of a huge semidefinite programme. Decomposing it by a finite group of automorphisms and, new here, by a subgroup that fixes the generating set only up to conjugacy, we bring the programme for Steinberg groups of rank four over the polynomial rings F_q[t], q ≤ 27, below 1,000 variables. Constants so obtained are within 12 % of the upper bounds coming from finite quotients. Rank three over F_2[t] fails at radius two, and radius three is too large.',
        },
        {
          title: 'Random square complexes are rarely aspherical below density one third',
          date: '2023-04-17',
          venue: 'structures',
          abstract:
            'In the square model of random groups relators have length four and their number is set by a density. Above 1/2 groups are trivial; we study the presentation complex between 1/4 and 1/3. With probability tending to one it contains a non-trivial reduced sphere if relators are symmetrised, and is aspherical if not. The threshold for symmetrised relators is located between 0.2500 and 0.2667. Isoperimetric inequalities with signs are the tool; they say nothing about cube complexes of higher dimension.',
        },
        {
          title: 'Quotients of triangle groups with a spectral gap that one can see',
          date: '2020-12-01',
          venue: 'structures',
          abstract:
            'Expanders are built from finite quotients of a group with property (T), but how good are the small ones? For the nineteen trivalent triangle groups with link of girth six and 14 vertices we enumerated all simple quotients of order up to 10⁶ and computed the gap of the Cayley graph. It is never below 0.29, whereas Żuk’s criterion guarantees 0.06. Three groups have no such quotient at all, and whether they are residually finite we could not tell.',
        },
      ],
    },
    {
      university: 'asanogawa',
      name: 'Mitsuharu Tanigaki',
      title: 'Professor',
      position: 'Professor',
      department: 'Division of Mathematical Sciences',
      mail: 'tanigaki',
      hIndex: 15,
      works: 43,
      topics: ['representation theory', 'Lie groups', 'crystal bases', 'combinatorics'],
      papers: [
        {
          title: 'Perfect crystals for the remaining nodes in type E: two out of three',
          date: '2025-02-05',
          venue: 'algebra',
          abstract:
            'Kirillov–Reshetikhin modules are expected to have crystal bases, which for exceptional affine types is proved node by node. We treat two of three open nodes of one exceptional type at level one, by exhibiting a polarisation on a module of dimension 2,430 and checking its positivity on 64 extremal vectors. The crystals turn out to be perfect. For the third node the classical decomposition has a multiplicity of four, and our choice of basis is not orthogonal there.',
        },
        {
          title: 'Spin alcove walks and a branching rule with signs that cancel',
          date: '2022-10-20',
          venue: 'structures',
          abstract:
            'Tensor a polynomial representation of the orthogonal Lie algebra so(2n + 1) with the spin representation and restrict to a Levi subalgebra: the multiplicities are computed by positive rules for small rank only. We describe them by alcove walks with signs, together with an involution that cancels all negative terms if n ≤ 6. For larger n an average of 3 % of negative terms survives among weights of height below 40. An involution for all n may exist, but not one that respects the last step of a walk.',
        },
        {
          title: 'Tensor products of column crystals as a finite automaton',
          date: '2019-12-10',
          venue: 'algebra',
          abstract:
            'Connected components of tensor powers of a column crystal in type A are labelled by tableaux, and their highest weight elements are lattice words. Reading such words from the right, we show that membership is decided by an automaton with binomially many states once the shape is confined to a box, and give its size for boxes up to 5 × 8. As an application the growth rate of the number of components is found to be an algebraic integer of degree 14 in one case. Types B to D lead to push-down automata.',
        },
      ],
    },
    {
      university: 'albufera',
      name: 'Empar Ribelles Soriano',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Departamento de Análisis Matemático',
      mail: 'empar.ribelles',
      hIndex: 17,
      works: 48,
      topics: ['functional analysis', 'infinite-dimensional spaces', 'geometry of Banach spaces'],
      papers: [
        {
          title: 'Lipschitz-free spaces in which every molecule has a neighbour',
          date: '2025-01-15',
          venue: 'structures',
          abstract:
            'Elementary molecules of a Lipschitz-free space correspond to pairs of points of the metric space. We call two molecules neighbours if their midpoint has norm at least 1 − ε, and show that for complete M the space has the Daugavet property precisely if every molecule has, for every ε, a neighbour almost at distance 2. The criterion is then checked for snowflakes, where it always fails, and for a subset of ℓ₁ of dimension one where it holds though M contains no geodesic. Incomplete M would need the weak-star closure, which is not handled.',
        },
        {
          title: 'Operators that attain their norm on a prescribed face',
          date: '2022-05-16',
          venue: 'structures',
          abstract:
            'Density of norm-attaining operators is well understood; where the norm is attained has received less attention. For a polyhedral space X we show that operators from X into any Y attaining their norm on one given face of the ball are dense among those whose norm is determined by it. The modulus in the quantitative version is of order ε² and this cannot be improved, as a renorming of c₀ shows. If Y has dimension at most 3 the order is ε. Non-polyhedral domains are discussed with two counterexamples.',
        },
        {
          title: 'How Large Is the Set of Functionals Missed by a Compact Convex Set?',
          date: '2020-02-27',
          venue: 'geometry',
          abstract:
            'On a closed bounded convex set that is not weakly compact some functional misses its supremum; we ask for many. In a separable space the functionals that miss form a set of second category unless they are contained in a countable union of hyperplanes, and for the unit ball of James’ space they contain, up to zero, a subspace of dimension 2 but none of infinite dimension. The dichotomy relies on an analytic determinacy argument. It is not known to us whether category may be replaced by Gaussian measure.',
        },
      ],
    },
    {
      university: 'rincon',
      name: 'Naveen Kalyanaraman-Ortiz',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Mathematics',
      mail: 'nkortiz',
      hIndex: 8,
      works: 16,
      topics: ['number theory', 'elliptic curves', 'algebraic geometry', 'moduli spaces'],
      page: {
        language: 'en',
        text: [
          'I am an arithmetic geometer who likes statements that one can test on a laptop over lunch.',
          'Students already in our program who want to learn about Selmer groups: my door is open. I cannot advise applicants from outside, since I am not on the admissions committee this year, and I do not answer such emails.',
        ],
        says: { doNotEmail: true },
      },
      papers: [
        {
          title: 'Three-Selmer ranks in families with a rational three-isogeny: where the average is not attained',
          date: '2026-03-03',
          venue: 'numbers',
          abstract:
            'In a family of elliptic curves with a rational 3-isogeny the average size of the 3-Selmer group is infinite, while medians stay small. We determine the distribution of the difference between the two isogeny Selmer ranks, ordering by height: it is normal with variance growing as log log of the height. Data on 12.6 million curves up to height 10²⁷ show a standard deviation of 1.22, where the theorem predicts 1.31. Tamagawa ratios at two and three are responsible for the discrepancy. Ranks as such are not touched by the method.',
        },
        {
          title: 'Abelian Surfaces That Look Like a Square at Every Prime Below a Million',
          date: '2024-02-20',
          venue: 'experiment',
          abstract:
            'Some abelian surfaces over the rationals split modulo every prime without splitting themselves. Among 66,158 genus two curves of small conductor we list those whose Jacobian has this behaviour, and find 74. All but two have geometric endomorphisms by a quaternion algebra. The two have, instead, real multiplication by the integers in Q(√2) and an inner twist, and for them the endomorphism ring was certified by a correspondence of degree 8. A larger search would need conductors, which are slow at the prime 2.',
        },
        {
          title: 'Rational points on a genus five cover of a modular curve',
          date: '2022-11-28',
          venue: 'numbers',
          abstract:
            'Classifying images of 3-adic representations leaves a handful of modular curves on which points have not been found rigorously. For one of genus five with Jacobian of rank three, isogenous over the rationals to a product of an elliptic curve and an abelian fourfold, I show that there are four rational points, all CM. Chabauty on the fourfold quotient is combined with a sieve at 11, 23 and 47. The fourfold’s Mordell–Weil group is known up to index prime to 30 only, which the sieve tolerates.',
        },
      ],
    },
  ],
);
