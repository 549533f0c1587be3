import UIKit

/// A call of a layout, a data source or a delegate, with the bounds of the view at that time.
struct TracedCall {
  let name: String
  /// The rectangle in the arguments. For a call that returns a size, it is a rectangle of that size at the origin.
  var rect: CGRect?
  var path: [Int]?
  /// The result in the format of the file.
  var answer: String?
  /// The bounds of the view at the time of the call.
  let bounds: CGRect
}

/// A log of the calls of a collection view's layout, data source and delegate, with the names of
/// `callback-orders.json`.
@MainActor
final class CallTrace {
  private(set) var calls: [TracedCall] = []
  /// The names of calls that the published probe did not log.
  var ignored: Set<String> = []
  weak var view: UICollectionView?
  /// The last context that a layout created for a change of bounds.
  weak var context: UICollectionViewLayoutInvalidationContext?

  func add(_ name: String, rect: CGRect? = nil, path: IndexPath? = nil, answer: String? = nil) {
    guard !ignored.contains(name) else { return }
    calls.append(
      TracedCall(name: name, rect: rect, path: path.map(Array.init), answer: answer, bounds: view?.bounds ?? .zero))
  }

  /// Returns the calls and clears the log.
  func take() -> [TracedCall] {
    defer { calls = [] }
    return calls
  }

  func addInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    add(context === self.context ? "invalidateLayout(with: the same context)" : "invalidateLayout(with: another)")
  }
}

/// The layout of the published probes. It logs its calls.
final class TracedList: ListLayout {
  var trace: CallTrace?

  override func invalidateLayout() {
    trace?.add("invalidateLayout")
    super.invalidateLayout()
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    trace?.addInvalidation(context)
    super.invalidateLayout(with: context)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let answer = super.shouldInvalidateLayout(forBoundsChange: newBounds)
    trace?.add("shouldInvalidateLayout", rect: newBounds, answer: answer ? "YES" : "NO")
    return answer
  }
  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    trace?.add("invalidationContext", rect: newBounds)
    let context = super.invalidationContext(forBoundsChange: newBounds)
    trace?.context = context
    return context
  }
  override func prepare() {
    trace?.add("prepare")
    super.prepare()
  }
  override var collectionViewContentSize: CGSize {
    let size = super.collectionViewContentSize
    trace?.add("collectionViewContentSize", rect: CGRect(origin: .zero, size: size))
    return size
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    trace?.add("layoutAttributesForElements", rect: rect)
    return super.layoutAttributesForElements(in: rect)
  }
}

/// A flow layout that logs its calls. The test sets what it returns for a change of bounds.
final class TracedFlow: UICollectionViewFlowLayout {
  var trace: CallTrace?
  var answers = true
  /// The contexts that were created for changes of bounds.
  private(set) var contexts: [UICollectionViewFlowLayoutInvalidationContext] = []

  override func invalidateLayout() {
    trace?.add("invalidateLayout")
    super.invalidateLayout()
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    trace?.addInvalidation(context)
    super.invalidateLayout(with: context)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    trace?.add("shouldInvalidateLayout", rect: newBounds, answer: answers ? "YES" : "NO")
    return answers
  }
  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    trace?.add("invalidationContext", rect: newBounds)
    let context = super.invalidationContext(forBoundsChange: newBounds)
    trace?.context = context
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext { contexts.append(flow) }
    return context
  }
  override func prepare() {
    trace?.add("prepare")
    super.prepare()
  }
}

/// A data source with one section of plain cells. It logs its calls and, like that of the probe, does not implement
/// `numberOfSections`.
@MainActor
final class TracedSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var count: Int
  let trace: CallTrace

  init(_ count: Int, _ trace: CallTrace) {
    self.count = count
    self.trace = trace
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    trace.add("numberOfItems", path: IndexPath(index: section), answer: "\(count)")
    return count
  }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    trace.add("cellForItem", path: path)
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    trace.add("viewForSupplementary", path: path)
    return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { trace.add("scrollViewDidScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { trace.add("willBeginDragging") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { trace.add("didEndScrollingAnimation") }
}
