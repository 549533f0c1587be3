import CollectionCore
import Foundation

/// A closure that returns a section of a compositional layout.
///
/// The layout calls the closure for each section when the layout is first prepared, after reloads and updates, after an
/// invalidation of the whole layout, and after a change of the available size or the traits.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections, each of which repeats a group of items. Groups arrange their items in rows or columns and can
/// be nested.
///
/// The time to prepare depends on the number of sections and of items in one group, not on the number of items: a
/// section of a million items is stored as one group and a count. If views are self-sizing, sizes that differ from the
/// estimate are stored in a tree. The time of a query depends on the size of its result.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The work that the layout must do before it can return attributes.
  enum NeededWork {
    case nothing
    /// The sections must be requested from the section provider, and their frames must be calculated.
    case sections
    /// The sections must be requested, their frames must be calculated, and all measured sizes of self-sizing views are
    /// discarded.
    case everything
  }

  /// The properties that apply to all sections. Setting this property invalidates the layout. The object is copied, so
  /// later changes of it have no effect.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { configurationStorage }
    set {
      configurationStorage = newValue.copied
      invalidateLayout()
    }
  }

  private var configurationStorage: UICollectionViewCompositionalLayoutConfiguration
  final let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  /// Indicates whether all sections have the same object. The section provider is then called once for all of them.
  final let hasCommonSection: Bool

  // MARK: State

  final var solution: CompositionalSolution?
  /// The sections that the section provider returned last.
  final var sections = ProvidedSections()
  /// The translation of the object that all sections have, or `nil` if they have different ones.
  final var commonTemplate: SectionTemplate?
  /// The number of sections that all solutions so far have calculated. They took the other ones from the solution before.
  final var calculatedSectionCount = 0
  final var neededWork = NeededWork.everything
  final var isSolving = false
  final var solvedGeometry: CompositionalGeometry?
  final var solvedTraits: UITraitCollection?
  final var solvedCounts: CollectionCounts?
  final weak var appliedUpdate: UpdateTranslation?
  /// The preferred sizes that the next `prepare()` applies, by element.
  final var pendingSizes: [ElementKey: CGSize] = [:]
  /// Indicates whether any section has self-sizing views.
  final var isSelfSizing = false
  final var hasPinnedElements = false
  final var hasHandlers = false
  final var hasOrthogonalSections = false
  /// The scroll offsets of the orthogonally scrolling sections that have been scrolled, by section index. They are
  /// measured from the first group, in points.
  final var sectionScrollOffsets: [Int: CGFloat] = [:]
  /// The storage of `itemSupplementaryKinds`, which the solver sets.
  final var itemSupplementaryKindStorage: Set<Int32> = []
  /// Indicates whether the layout contains list sections.
  final var hasLists = false
  final var cachedSeparators: [ElementKey: (top: ListSeparator?, bottom: ListSeparator?)] = [:]
  final var listBackground: UIColor?
  final var hasListBackgrounds = false

  // MARK: Initialization

  /// Creates a vertical layout that uses the same section for all section indexes.
  ///
  /// - Parameter section: The section for all section indexes.
  public init(section: NSCollectionLayoutSection) {
    configurationStorage = UICollectionViewCompositionalLayoutConfiguration()
    sectionProvider = { _, _ in section }
    hasCommonSection = true
    super.init()
  }

  /// Creates a layout that uses the same section for all section indexes.
  ///
  /// - Parameters:
  ///   - section: The section for all section indexes.
  ///   - configuration: The properties that apply to all sections.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    configurationStorage = configuration.copied
    sectionProvider = { _, _ in section }
    hasCommonSection = true
    super.init()
  }

  /// Creates a vertical layout whose sections are returned by a closure.
  ///
  /// - Parameter sectionProvider: A closure that returns a section. If it returns `nil`, an error is reported and the
  ///   section shows nothing.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    configurationStorage = UICollectionViewCompositionalLayoutConfiguration()
    self.sectionProvider = sectionProvider
    hasCommonSection = false
    super.init()
  }

  /// Creates a layout whose sections are returned by a closure.
  ///
  /// - Parameters:
  ///   - sectionProvider: A closure that returns a section. If it returns `nil`, an error is reported and the section
  ///     shows nothing.
  ///   - configuration: The properties that apply to all sections.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    configurationStorage = configuration.copied
    self.sectionProvider = sectionProvider
    hasCommonSection = false
    super.init()
  }

  /// Creates a vertical layout whose sections all have the same layout, which depends on the environment.
  ///
  /// - Parameter commonSection: A closure that returns the layout of the sections in an environment. It is called once
  ///   each time the layout is prepared, and not once for each section.
  init(commonSection: @escaping @MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection) {
    configurationStorage = UICollectionViewCompositionalLayoutConfiguration()
    sectionProvider = { _, environment in commonSection(environment) }
    hasCommonSection = true
    super.init()
  }

  /// Returns `nil`, because the sections of a compositional layout cannot be decoded.
  ///
  /// - Parameter coder: An unarchiver object, which is not read.
  public required init?(coder: NSCoder) { nil }

  final var axis: FlowAxis { configurationStorage.scrollDirection == .vertical ? .vertical : .horizontal }

  // MARK: Overrides

  /// A Boolean value that indicates whether the layout is mirrored. It is mirrored if the traits' reading direction is
  /// right to left.
  ///
  /// The collection view's own `semanticContentAttribute` does not mirror a compositional layout (measured on iOS
  /// 26.1).
  open override dynamic var flipsHorizontallyInOppositeLayoutDirection: Bool {
    collectionView?.traitCollection.layoutDirection == .rightToLeft
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    recordInvalidation(context)
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    solveIfNeeded()
  }

  override func layoutEnvironmentDidChange() {
    guard let collectionView, let solvedGeometry, collectionView.layoutStorage === self else { return }
    let geometry = CompositionalGeometry(collectionView, axis)
    guard geometry != solvedGeometry || collectionView.traitCollection != solvedTraits else { return }
    // Sizes that were measured at a different scale, for example before the view was in its window, are invalid.
    if geometry.scale != solvedGeometry.scale, isSelfSizing { neededWork = .everything }
    let context = makeInvalidationContext()
    context.keepsSolution = true
    collectionView.invalidate(with: context)
  }

  open override var collectionViewContentSize: CGSize {
    solveIfNeeded()
    return solution?.contentSize ?? .zero
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    solveIfNeeded()
    return elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    solveIfNeeded()
    return indexPath.count == 2 ? attributes(ofItem: indexPath[1], section: indexPath[0]) : nil
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    solveIfNeeded()
    return attributes(of: ElementKey(kind: ElementKind.supplementary(elementKind), path: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    solveIfNeeded()
    let key = ElementKey(kind: ElementKind.decoration(elementKind), path: indexPath)
    if hasLists, isSeparator(key) { return separatorAttributes(of: key) }
    if hasListBackgrounds, key.kind == Self.listBackgroundKind, let solution, list(Int(key.section)) != nil {
      return makeListBackground(Int(key.section), solution)
    }
    return attributes(of: key)
  }

  override func emptySection(at position: CGPoint) -> Int? {
    guard let solution, !solution.sections.isEmpty else { return nil }
    let mainPosition = axis == .vertical ? position.y : position.x
    guard mainPosition >= 0, let section = solution.sections(in: mainPosition...mainPosition + 1).first else {
      return nil
    }
    return solution.sections[section].count == 0 ? section : nil
  }

  override func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let section = orthogonalSection(of: attributes.values.key) else { return attributes.frame }
    let offset = scrollVector(section)
    return attributes.frame.offsetBy(dx: -offset.x, dy: -offset.y)
  }

  override var itemSupplementaryKinds: Set<Int32> { itemSupplementaryKindStorage }
  override var supportsSelfSizing: Bool { isSelfSizing }
  override func requiredAxes(of key: ElementKey) -> (horizontal: Bool, vertical: Bool) {
    let selfSizedAxes = preferredAxes(of: key)
    return (!selfSizedAxes.width, !selfSizedAxes.height)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return hasPinnedElements || hasHandlers || newBounds.size != collectionView.bounds.size
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    // The next `prepare()` detects a change of the size, so the context does not discard the frames.
    context.keepsSolution = true
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredSizeChange(preferredAttributes, originalAttributes) != nil }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    recordPreferredSize(for: preferredAttributes, originalAttributes, context)
    return context
  }
}
