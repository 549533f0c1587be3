import CoreGraphics
import Foundation

/// The drags that begin in a collection view.
@MainActor final class CollectionDragSource: NSObject, UIDragInteractionDelegate {
  private weak var view: UICollectionView?
  private(set) var interaction: UIDragInteraction?
  private(set) var isActive = false
  /// Whether the delegate was told of the beginning: then it hears of the end.
  private var hasBegun = false
  /// The items that were lifted, by their drag items: paths of the data.
  private var paths: [ObjectIdentifier: IndexPath] = [:]
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
    paths = [:]
    let items = delegate?.collectionView(view, itemsForBeginning: session, at: data) ?? []
    guard !items.isEmpty else { return [] }
    isActive = true
    remember(items, at: data)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let view, let path = view.indexPathForItem(at: point), view.shadow(at: path) == nil else { return [] }
    let data = view.dataPath(path)
    // What is dragged already is not added again.
    guard !isActive || !paths.values.contains(data) else { return [] }
    let items = delegate?.collectionView(view, itemsForAddingTo: session, at: data, point: point) ?? []
    offered = (items, data)
    return items
  }

  private func takeOffered() {
    guard let (items, path) = offered, let view else { return }
    offered = nil
    isActive = true
    remember(items, at: path)
    view.cellForItem(at: view.shownPath(ofData: path))?.dragState = .dragging
  }

  private func remember(_ items: [UIDragItem], at path: IndexPath) {
    for item in items { paths[ObjectIdentifier(item)] = path }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let view, let path = paths[ObjectIdentifier(item)],
      let cell = view.cellForItem(at: view.shownPath(ofData: path))
    else { return nil }
    return UITargetedDragPreview(
      view: cell, parameters: parameters(of: path, in: view),
      target: UIDragPreviewTarget(container: view, center: cell.center))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) { show(.lifting) }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    show(.dragging)
    begin(session)
  }

  /// Items of this view join a drag that began elsewhere: for the delegate it begins now ("This call will always be balanced
  /// with a corresponding call to collectionView(_:dragSessionDidEnd:)", UICollectionView.h).
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {
    guard addingInteraction === interaction else { return }
    takeOffered()
    begin(session)
  }

  private func begin(_ session: any UIDragSession) {
    guard !hasBegun, let view else { return }
    hasBegun = true
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
    guard let view, let path = paths[ObjectIdentifier(item)] else { return nil }
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
    liftEnded()
    guard hasBegun else { return }
    hasBegun = false
    if let view { delegate?.collectionView(view, dragSessionDidEnd: session) }
  }

  /// Nothing is lifted any more.
  func liftEnded() {
    isActive = false
    paths = [:]
    offered = nil
    for element in view?.paintOrder ?? [] { (element.view as? UICollectionViewCell)?.dragState = .none }
  }

  private func show(_ state: UICollectionViewCell.DragState) {
    guard let view else { return }
    for path in paths.values { view.cellForItem(at: view.shownPath(ofData: path))?.dragState = state }
  }

  /// The state of a cell that comes on screen during a drag.
  func dragState(at path: IndexPath) -> UICollectionViewCell.DragState {
    guard isActive, let view, view.shadow(at: path) == nil else { return .none }
    return paths.values.contains(view.dataPath(path)) ? .dragging : .none
  }

  /// Where a dragged item is in the data of this view; nil for one that came from elsewhere, or went meanwhile.
  func path(of item: UIDragItem) -> IndexPath? { paths[ObjectIdentifier(item)] }

  /// The data has changed during the drag.
  func follow(_ newPath: (IndexPath) -> IndexPath?) {
    if !paths.isEmpty { paths = paths.compactMapValues(newPath) }
    offered = offered.flatMap { offer in newPath(offer.path).map { (offer.items, $0) } }
  }
}
