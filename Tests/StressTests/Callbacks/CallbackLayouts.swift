import TestSupport
import UIKit

/// A flow layout that calls the stress test in its own methods.
final class CallbackFlowLayout: UICollectionViewFlowLayout {
  var called: (String) -> Void = { _ in }

  override func prepare() {
    called("prepare")
    super.prepare()
    called("prepared")
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    called("elements")
    defer { called("after elements") }
    return super.layoutAttributesForElements(in: rect)
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    called("invalidate")
    super.invalidateLayout(with: context)
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    called("prepare for updates")
  }
  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    called("finalize")
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    called("should invalidate for a size")
    return super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
}

/// A layout that calls the stress test in its own methods. It may also return elements that do not exist, elements twice, and
/// attributes without valid numbers.
final class CallbackLayout: UICollectionViewLayout {
  var called: (String) -> Void = { _ in }
  private var random: SeededRandom
  private let isHostile: Bool
  private let invalidatesForBounds: Bool
  private let hasInvalidSize: Bool
  private var counts: [Int] = []

  init(seed: UInt64, isHostile: Bool) {
    random = SeededRandom(seed: seed)
    self.isHostile = isHostile
    invalidatesForBounds = seed % 2 == 0
    hasInvalidSize = isHostile && seed % 7 == 0
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    called("prepare")
    counts = collectionView.map { view in (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) } } ?? []
  }
  override var collectionViewContentSize: CGSize {
    called("content size")
    return CGSize(width: 200, height: hasInvalidSize ? .nan : CGFloat(counts.reduce(0, +)) * 30)
  }

  private var allAttributes: [UICollectionViewLayoutAttributes] {
    var result: [UICollectionViewLayoutAttributes] = []
    for (section, count) in counts.enumerated() {
      for item in 0..<max(0, count) {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [section, item])
        attributes.frame = CGRect(x: 0, y: CGFloat(result.count) * 30, width: 180, height: 30)
        result.append(attributes)
      }
    }
    return result
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    called("elements")
    var result = allAttributes.filter { $0.frame.intersects(rect) }
    guard isHostile else { return result }
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      result.insert(invalidAttributes(), at: Int.random(in: 0...result.count, using: &random))
    }
    if let copy = result.randomElement(using: &random), Bool.random(using: &random) { result.append(copy) }
    return Int.random(in: 0...9, using: &random) == 0 ? nil : result
  }

  private func invalidAttributes() -> UICollectionViewLayoutAttributes {
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, 10, 50, -5]
    func number() -> CGFloat { numbers.randomElement(using: &random) ?? 0 }
    let attributes: UICollectionViewLayoutAttributes
    switch Int.random(in: 0...6, using: &random) {
    case 0:
      attributes = .init(
        forCellWith: [Int.random(in: -1...9, using: &random), Int.random(in: -1...90, using: &random)])
    case 1: attributes = .init(forCellWith: [0, .max])
    case 2: attributes = .init(forCellWith: IndexPath())
    case 3: attributes = .init(forCellWith: [0])
    case 4: attributes = .init(forSupplementaryViewOfKind: "unknown", with: [.max, 3])
    case 5: attributes = .init(forSupplementaryViewOfKind: "unknown", with: [1, 2, 3, 4])
    default: attributes = .init(forDecorationViewOfKind: "not registered", with: [0, 0])
    }
    switch Int.random(in: 0...2, using: &random) {
    case 0: attributes.frame = CGRect(x: number(), y: number(), width: number(), height: number())
    case 1: attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    default:
      attributes.center = CGPoint(x: number(), y: number())
      attributes.size = CGSize(width: number(), height: number())
    }
    attributes.zIndex = [Int.min, .max, 0, -1].randomElement(using: &random) ?? 0
    attributes.alpha = number()
    if Bool.random(using: &random) { attributes.transform = CGAffineTransform(scaleX: number(), y: number()) }
    return attributes
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    called("item")
    return allAttributes.first { $0.indexPath == indexPath }
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    called("should invalidate")
    return invalidatesForBounds
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    called("prepare for updates")
  }
  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    called("finalize")
  }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    called("initial attributes")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    called("final attributes")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    called("invalidate")
  }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    called("target offset")
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    called("transition to")
  }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    called("transition from")
  }
  override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    called("finalize transition")
  }
}
