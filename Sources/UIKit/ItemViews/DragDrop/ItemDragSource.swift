import CoreGraphics
import Foundation

/// The drags that begin in a collection view, or that its items have joined. There may be several: what was dropped may be
/// settling yet when the next drag begins.
@MainActor final class CollectionDragSource: NSObject, UIDragInteractionDelegate {
  private weak var view: UICollectionView?
  private(set) var interaction: UIDragInteraction?
  /// What one drag has of this view.
  private struct Lift {
    /// Whether the delegate was told of the beginning: then it hears of the end.
    var hasBegun = false
    /// The items that were lifted, by their drag items: paths of the data.
    var paths: [ObjectIdentifier: IndexPath] = [:]
  }
  /// By their sessions.
  private var lifts: [ObjectIdentifier: Lift] = [:]
  var isActive: Bool { !lifts.isEmpty }
  /// The items that the delegate has given for a drag under way. The gesture that asked for them may fail yet: they belong
  /// to the drag when it has them.
  private var offered: (items: [UIDragItem], path: IndexPath)?
  private var delegate: (any UICollectionViewDragDelegate)? { view?.dragDelegate }

  init(_ view: UICollectionView) {
    self.view = view
    super.init()
  }

  var isInstalled = false {
    didSet {
      guard isInstalled != oldValue, let view else { return }
      if isInstalled {
        let made = UIDragInteraction(delegate: self)
        made.isEnabled = view.dragInteractionEnabled
        interaction = made
        view.addInteraction(made)
      } else if let interaction {
        view.removeInteraction(interaction)
        self.interaction = nil
      }
    }
  }

  // MARK: UIDragInteractionDelegate

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let view, view.movement == nil, let path = view.indexPathForItem(at: session.location(in: view)),
      view.shadow(at: path) == nil
    else { return [] }
    let data = view.dataPath(path)
    let items = delegate?.collectionView(view, itemsForBeginning: session, at: data) ?? []
    guard !items.isEmpty else { return [] }
    lifts[ObjectIdentifier(session)] = Lift()
    remember(items, at: data, session)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let view, let path = view.indexPathForItem(at: point), view.shadow(at: path) == nil else { return [] }
    let data = view.dataPath(path)
    // What is dragged already is not added again.
    guard !lifts.values.contains(where: { $0.paths.values.contains(data) }) else { return [] }
    let items = delegate?.collectionView(view, itemsForAddingTo: session, at: data, point: point) ?? []
    offered = (items, data)
    return items
  }

  private func takeOffered(_ session: any UIDragSession) {
    guard let (items, path) = offered, let view else { return }
    offered = nil
    remember(items, at: path, session)
    view.cellForItem(at: view.shownPath(ofData: path))?.dragState = .dragging
  }

  private func remember(_ items: [UIDragItem], at path: IndexPath, _ session: any UIDragSession) {
    for item in items { lifts[ObjectIdentifier(session), default: Lift()].paths[ObjectIdentifier(item)] = path }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let view, let path = path(of: item),
      let cell = view.cellForItem(at: view.shownPath(ofData: path))
    else { return nil }
    return UITargetedDragPreview(
      view: cell, parameters: parameters(of: path, in: view),
      target: UIDragPreviewTarget(container: view, center: cell.center))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) { show(.lifting, session) }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    show(.dragging, session)
    begin(session)
  }

  /// Items of this view join a drag that began elsewhere: for the delegate it begins now ("This call will always be balanced
  /// with a corresponding call to collectionView(_:dragSessionDidEnd:)", UICollectionView.h).
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {
    guard addingInteraction === interaction else { return }
    takeOffered(session)
    begin(session)
  }

  private func begin(_ session: any UIDragSession) {
    guard let view, lifts[ObjectIdentifier(session)]?.hasBegun != true else { return }
    lifts[ObjectIdentifier(session), default: Lift()].hasBegun = true
    delegate?.collectionView(view, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    guard let view else { return true }
    return delegate?.collectionView(view, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    guard let view else { return false }
    return delegate?.collectionView(view, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  /// An item goes back to where its cell is now, looking as it did when it was lifted (UICollectionView.h: the parameters
  /// are those "of the preview used for the item being lifted from or cancelling back to the collection view"); one whose
  /// cell is not there any more fades.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let view, let path = path(of: item) else { return nil }
    let shown = view.shownPath(ofData: path)
    guard let cell = view.cellForItem(at: shown), let place = view.layoutAttributesForItem(at: shown) else {
      return nil
    }
    return UITargetedDragPreview(
      view: cell, parameters: parameters(of: path, in: view),
      target: UIDragPreviewTarget(container: view, center: place.center))
  }

  private func parameters(of path: IndexPath, in view: UICollectionView) -> UIDragPreviewParameters {
    delegate?.collectionView(view, dragPreviewParametersForItemAt: path) ?? UIDragPreviewParameters()
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    let hasBegun = lifts[ObjectIdentifier(session)]?.hasBegun == true
    liftEnded(session)
    if hasBegun, let view { delegate?.collectionView(view, dragSessionDidEnd: session) }
  }

  /// Nothing is lifted any more for that drag.
  func liftEnded(_ session: any UIDragSession) {
    lifts[ObjectIdentifier(session)] = nil
    offered = nil
    for element in view?.paintOrder ?? [] where dragState(at: element.path) == .none {
      (element.view as? UICollectionViewCell)?.dragState = .none
    }
  }

  private func show(_ state: UICollectionViewCell.DragState, _ session: any UIDragSession) {
    guard let view, let lift = lifts[ObjectIdentifier(session)] else { return }
    for path in lift.paths.values { view.cellForItem(at: view.shownPath(ofData: path))?.dragState = state }
  }

  /// The state of a cell that comes on screen during a drag.
  func dragState(at path: IndexPath) -> UICollectionViewCell.DragState {
    guard isActive, let view, view.shadow(at: path) == nil else { return .none }
    let data = view.dataPath(path)
    return lifts.values.contains { $0.paths.values.contains(data) } ? .dragging : .none
  }

  /// Where a dragged item is in the data of this view; nil for one that came from elsewhere, or went meanwhile.
  func path(of item: UIDragItem) -> IndexPath? {
    lifts.values.lazy.compactMap { $0.paths[ObjectIdentifier(item)] }.first
  }

  /// The data has changed during the drag.
  func follow(_ newPath: (IndexPath) -> IndexPath?) {
    if isActive { lifts = lifts.mapValues { Lift(hasBegun: $0.hasBegun, paths: $0.paths.compactMapValues(newPath)) } }
    offered = offered.flatMap { offer in newPath(offer.path).map { (offer.items, $0) } }
  }
}
