import TestSupport
import UIKit
import UIKitTesting

/// A stress test of a collection view in a window. A seed determines the steps, and the view is checked after every
/// step.
@MainActor
final class Stress: NSObject, UICollectionViewDelegate {
  enum Family: String { case flow, custom, selfSizing }

  let family: Family
  let app: TestApplication
  var random: SeededRandom
  let model = StressModel()
  let list: UICollectionView
  /// The data source that shows snapshots of the model, or `nil` if the model itself is the data source.
  var source: UICollectionViewDiffableDataSource<Int, Int>?
  private var showsSnapshots = false
  /// The steps so far, for failure messages.
  var history: [String] = []
  /// The batches in order, each with the number of times that its completion handler was called.
  private var batches: [(name: Int, came: Int)] = []
  /// The batches whose completion handlers must be called in order. These are animated batches of equal duration.
  private var ordered: [Int] = []
  private var batchCount = 0
  /// The first error.
  var failure: String?
  /// Indicates whether the layout has shrunk without an update. Afterwards the offset may stay past the content.
  var mayBeBeyond = false
  /// The names of items that are being dragged or were dropped. They are in front of the others until their animation
  /// ends.
  var dropped: Set<Int> = []
  /// Indicates whether an item is touched with single selection. The selected item then looks deselected.
  var isSuspended = false
  /// The delegate that returns sizes and insets to the flow layout, or nil.
  private var sizer: StressSizer?
  /// The kinds of supplementary views in the layouts of the stress tests.
  static let kinds = [
    "header", "badge", "banner", UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]
  /// Indicates whether the first layout pass has been performed. Batches before it are not animated and have no order.
  var isLaidOut = true

  init(_ family: Family, seed: UInt64, in app: TestApplication, showsSnapshots: Bool = false) {
    self.family = family
    self.app = app
    random = SeededRandom(seed: seed)
    let layout = Self.makeLayout(family, &random)
    list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 160, height: 240), collectionViewLayout: layout)
    super.init()
    list.contentInsetAdjustmentBehavior = .never
    list.contentAnchoring = seed.isMultiple(of: 4) ? .visibleItem : .contentOffset
    list.allowsMultipleSelection = true
    for identifier in ["third", "other", "waiting"] {
      list.register(StressCell.self, forCellWithReuseIdentifier: identifier)
    }
    for kind in Self.kinds {
      list.register(StressHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    for _ in 0..<pick(0...3) { model.sections.append(model.newSection(items: pick(0...14))) }
    list.delegate = self
    StressCell.made = 0
    self.showsSnapshots = showsSnapshots
    if !showsSnapshots { list.dataSource = model }
  }

  /// Sets random values for the layout direction, insets, prefetching and the delegate of flow layouts.
  private func vary() {
    list.isPrefetchingEnabled = !chance(4)
    if chance(4) { list.semanticContentAttribute = .forceRightToLeft }
    if chance(4) {
      list.contentInset = UIEdgeInsets(top: CGFloat(pick(0...20)), left: 0, bottom: 13, right: 0)
      list.contentOffset.y = -list.contentInset.top
    }
    if family == .flow, !showsSnapshots, chance(3) {
      sizer = StressSizer(self)
      list.delegate = sizer
    }
  }

  static func makeLayout(_ family: Family, _ random: inout SeededRandom) -> UICollectionViewLayout {
    switch family {
    case .selfSizing:
      let layout = StressFlow(&random)
      layout.estimatedItemSize = CGSize(width: 58, height: .random(in: 15...70, using: &random))
      layout.minimumInteritemSpacing = 1
      return layout
    case .flow:
      let layout = StressFlow(&random)
      layout.itemSize = CGSize(
        width: [150, 75, 50, 30].randomElement(using: &random)!, height: .random(in: 15...60, using: &random))
      layout.minimumInteritemSpacing = 3
      layout.footerReferenceSize = CGSize(width: 12, height: Int.random(in: 0..<4, using: &random) == 0 ? 12 : 0)
      layout.sectionFootersPinToVisibleBounds = Int.random(in: 0..<4, using: &random) == 0
      layout.keepsItemSizesInUpdates = Bool.random(using: &random)
      if Int.random(in: 0..<4, using: &random) == 0 {
        layout.scrollDirection = .horizontal
        layout.headerReferenceSize.width = Bool.random(using: &random) ? 18 : 0
      }
      return layout
    case .custom:
      let layout = StressLayout()
      layout.register(StressDecoration.self, forDecorationViewOfKind: "back")
      layout.pitch = .random(in: 14...70, using: &random)
      layout.columns = .random(in: 1...4, using: &random)
      layout.pinsHeaders = Bool.random(using: &random)
      layout.fate = .random(in: 0...2, using: &random)
      layout.flips = Bool.random(using: &random)
      return layout
    }
  }

  func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  func chance(_ one: Int) -> Bool { pick(1...one) == 1 }

  /// Runs the steps, and returns an error or `nil`.
  func run(steps: Int) -> String? {
    vary()
    if showsSnapshots { showSnapshots() }
    if !chance(5) { app.window.addSubview(list) }
    // Batches before the first layout are performed immediately; their completions are called on the next turn.
    if !chance(5) { list.layoutIfNeeded() } else { isLaidOut = false }
    for step in 1...steps {
      makeStep()
      list.layoutIfNeeded()
      isLaidOut = true
      if failure == nil { check(isAtRest: false) }
      if failure == nil, chance(3) {
        history.append("wait")
        app.advance(by: Double(pick(0...300)) / 1000)
        app.pump()
        check(isAtRest: false)
      }
      if failure == nil, chance(6) { rest() }
      if let failure {
        return "\(family.rawValue), step \(step): \(failure)\n  after: \(history.joined(separator: "; "))"
      }
    }
    rest()
    list.removeFromSuperview()
    app.advance(by: 0.05)
    return failure.map { "\(family.rawValue), at the end: \($0)\n  after: \(history.joined(separator: "; "))" }
  }

  private func rest() {
    history.append("rest")
    app.advance(by: 0.6)
    app.pump()
    do { try app.waitUntilIdle(limit: 10) } catch { failure = "\(error)" }
    app.pump()
    dropped = []
    if failure == nil { check(isAtRest: true) }
    checkCompletions()
  }

  /// Checks at rest that each completion handler was called once.
  func checkCompletions() {
    guard failure == nil else { return }
    for batch in batches where batch.came != 1 {
      failure = "the completion of batch \(batch.name) came \(batch.came) times"
    }
    batches = []
    ordered = []
  }

  // MARK: Completions

  /// Returns a completion handler that counts its calls. `inOrder` is `true` for animated batches with the default
  /// duration.
  func completion(inOrder: Bool) -> (Bool) -> Void {
    batchCount += 1
    let name = batchCount
    batches.append((name, 0))
    if inOrder, isLaidOut { ordered.append(name) }
    return { [weak self] _ in self?.completed(name) }
  }

  private func completed(_ name: Int) {
    guard let place = batches.firstIndex(where: { $0.name == name }) else {
      failure = failure ?? "the completion of batch \(name) came once more"
      return
    }
    batches[place].came += 1
    guard let turn = ordered.firstIndex(of: name) else { return }
    if turn > 0 { failure = failure ?? "the completion of batch \(name) came before that of batch \(ordered[0])" }
    ordered.remove(at: turn)
  }

  // MARK: Delegate

  func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  {
    begin(cell)
  }
  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { end(cell) }
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { begin(view) }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { end(view) }

  private func begin(_ view: UICollectionReusableView) {
    guard let view = view as? any StressView else { return }
    if view.displays != 0 { failure = failure ?? "willDisplay of a view that shows \(view.name) already" }
    view.displays = 1
  }

  private func end(_ view: UICollectionReusableView) {
    guard let view = view as? any StressView else { return }
    if view.displays != 1 { failure = failure ?? "didEndDisplaying of a view that is not shown (\(view.name))" }
    view.displays = 0
  }
}
