import CollectionCore
import Foundation

/// Says what a section of a compositional layout looks like. Called for each section when the layout prepares: at first,
/// after reloads and updates, when the layout is invalidated as a whole, and when the room or the traits have changed.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Lays out sections each of which repeats a group of items: rows, columns, and groups of these.
///
/// Preparing costs what there are sections and items in one group, never what there are items: a section of a million
/// items is one group and a number. Where views say their own sizes, those that differ are kept in a tree. What is asked
/// for costs what is answered.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What the layout has to find out before it can answer.
  enum Owing {
    case nothing
    /// What its sections look like, and all places.
    case sections
    /// The same, and nothing that was known of sizes counts any more.
    case everything
  }

  /// What concerns all sections. Setting it lays out anew; changing the object afterwards does not.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { settings }
    set {
      settings = newValue.copied
      invalidateLayout()
    }
  }

  private var settings: UICollectionViewCompositionalLayoutConfiguration
  final let provider: UICollectionViewCompositionalLayoutSectionProvider

  // MARK: State

  final var solution: CompositionalSolution?
  /// The sections as they were said last; nil where nothing was.
  final var sections: [NSCollectionLayoutSection?] = []
  final var owes = Owing.everything
  final var isSolving = false
  final var solvedGeometry: CompositionalGeometry?
  final var solvedTraits: UITraitCollection?
  final var solvedCounts: CollectionCounts?
  final weak var followedUpdate: UpdateTranslation?
  /// The sizes that views wish for.
  final var wishes: [ElementKey: CGSize] = [:]
  /// Whether some view says its size, is pinned, or is changed by a handler; the kinds of views that go with items.
  final var isSelfSizing = false
  final var hasPins = false
  final var hasHandlers = false
  final var hasOrthogonals = false
  /// How far sections are scrolled that scroll by themselves, and have been: from where their groups begin.
  final var scrolledSections: [Int: CGFloat] = [:]
  final var itemKinds: Set<Int32> = []
  /// Whether some section is a list; what was said of separators; what lies behind lists.
  final var hasLists = false
  final var knownSeparators: [ElementKey: (top: ListSeparator?, bottom: ListSeparator?)] = [:]
  final var listBackground: UIColor?
  final var hasListBackgrounds = false

  // MARK: Making

  /// A vertical layout whose sections are all alike.
  public init(section: NSCollectionLayoutSection) {
    settings = UICollectionViewCompositionalLayoutConfiguration()
    provider = { _, _ in section }
    super.init()
  }

  /// A layout whose sections are all alike.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    settings = configuration.copied
    provider = { _, _ in section }
    super.init()
  }

  /// A vertical layout that asks for each of its sections. No section (nil) is reported, and shows nothing.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    settings = UICollectionViewCompositionalLayoutConfiguration()
    provider = sectionProvider
    super.init()
  }

  /// A layout that asks for each of its sections. No section (nil) is reported, and shows nothing.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    settings = configuration.copied
    provider = sectionProvider
    super.init()
  }

  /// There are no archives of layouts here: answers nil.
  public required init?(coder: NSCoder) { nil }

  final var axis: FlowAxis { settings.scrollDirection == .vertical ? .vertical : .horizontal }

  // MARK: Overrides

  /// Mirrored where the traits say that people read from right to left; the collection view's own semantic attribute does
  /// not mirror a compositional layout (measured on iOS 26.1).
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    collectionView?.traitCollection.layoutDirection == .rightToLeft
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    forget(context)
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    bringUpToDate()
  }

  override func surroundingsChanged() {
    guard let collectionView, let solvedGeometry, collectionView.layoutStorage === self else { return }
    let geometry = CompositionalGeometry(collectionView, axis)
    guard geometry != solvedGeometry || collectionView.traitCollection != solvedTraits else { return }
    // Sizes that views said in other pixels are no sizes here: the view has come into its window, say.
    if geometry.scale != solvedGeometry.scale, isSelfSizing { owes = .everything }
    let context = makeInvalidationContext()
    context.keepsPlaces = true
    collectionView.invalidate(with: context)
  }

  open override var collectionViewContentSize: CGSize {
    bringUpToDate()
    return solution?.contentSize ?? .zero
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    bringUpToDate()
    return elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    bringUpToDate()
    return indexPath.count == 2 ? attributes(ofItem: indexPath[1], section: indexPath[0]) : nil
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bringUpToDate()
    return attributes(of: ElementKey(kind: ElementKind.supplementary(elementKind), path: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bringUpToDate()
    let key = ElementKey(kind: ElementKind.decoration(elementKind), path: indexPath)
    if hasLists, isSeparator(key) { return separatorAttributes(of: key) }
    if hasListBackgrounds, key.kind == Self.listBackgroundKind, let solution, list(Int(key.section)) != nil {
      return makeListBackground(Int(key.section), solution)
    }
    return attributes(of: key)
  }

  override func emptySection(at position: CGPoint) -> Int? {
    guard let solution, !solution.sections.isEmpty else { return nil }
    let main = axis == .vertical ? position.y : position.x
    guard main >= 0, let found = solution.sections(in: main...main + 1).first else { return nil }
    return solution.sections[found].count == 0 ? found : nil
  }

  override func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let section = orthogonalSection(of: attributes.values.key) else { return attributes.frame }
    let step = scrollStep(section)
    return attributes.frame.offsetBy(dx: -step.x, dy: -step.y)
  }

  override var kindsOfItems: Set<Int32> { itemKinds }
  override var supportsSelfSizing: Bool { isSelfSizing }
  override func requiredAxes(of key: ElementKey) -> (horizontal: Bool, vertical: Bool) {
    let says = saidAxes(of: key)
    return (!says.width, !says.height)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return hasPins || hasHandlers || newBounds.size != collectionView.bounds.size
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    // Another size is noticed by itself.
    context.keepsPlaces = true
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { wishedSize(preferredAttributes, originalAttributes) != nil }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    wish(for: preferredAttributes, originalAttributes, context)
    return context
  }
}
