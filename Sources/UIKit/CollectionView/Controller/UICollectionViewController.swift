import Foundation

/// Manages a collection view that fills its view, as its data source and delegate.
///
/// The view is a plain wrapper with the collection view as its subview (as on iOS 26). The data source's methods stand
/// here as open methods, so that subclasses override them.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private final let initialLayout: UICollectionViewLayout
  private final var collectionViewStorage: UICollectionView?

  /// A controller whose collection view begins with that layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// There are no nib files here: a controller with a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nil, bundle: nil)
  }

  /// There are no archives here: a controller with a flow layout.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view; asking for it loads the view. Setting another one replaces it in the view; nil takes it away
  /// once the view is loaded and does nothing before (measured on iOS 26.1).
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collectionViewStorage
    }
    set { setCollectionView(newValue) }
  }

  /// The layout that the controller was made with; replacing the collection view's layout does not change it.
  open var collectionViewLayout: UICollectionViewLayout { initialLayout }

  /// Whether the selection is cleared when the view appears. Default true.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether a push of this controller above another collection-view controller is a change of layouts: both then show
  /// the same collection view, with this controller's layout; data source and delegate stay those of the first
  /// controller. To be set before the push, on a controller whose view is not loaded. Default false.
  open var useLayoutToLayoutNavigationTransitions = false
  /// Whether a long press lifts items, which then follow the finger. It does so where the data source can move them: a
  /// subclass must override `collectionView(_:moveItemAt:to:)`. Default true.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { installMovementGesture() }
  }
  private final var movementGesture: StandardMovementGesture?

  open override func loadView() {
    super.loadView()
    // One that was given before the view was loaded, or that another controller shows, stays.
    setCollectionView(
      collectionViewStorage ?? UICollectionView(frame: view.bounds, collectionViewLayout: initialLayout))
  }

  /// The collection view, if there is one already; loads nothing.
  final var loadedCollectionView: UICollectionView? { collectionViewStorage }

  /// Will show the collection view of another controller.
  final func share(_ other: UICollectionView) { collectionViewStorage = other }

  /// The gesture is on the collection view that fills this controller's view; one that another controller shares has it
  /// already.
  private final func installMovementGesture() {
    guard installsStandardGestureForInteractiveMovement, let view = collectionViewStorage, isViewLoaded else {
      if let movementGesture { movementGesture.view?.removeGestureRecognizer(movementGesture) }
      return
    }
    if let movementGesture, movementGesture.view === view { return }
    if let movementGesture { movementGesture.view?.removeGestureRecognizer(movementGesture) }
    guard !(view.gestureRecognizers ?? []).contains(where: { $0 is StandardMovementGesture }) else { return }
    let gesture = movementGesture ?? StandardMovementGesture()
    movementGesture = gesture
    view.addGestureRecognizer(gesture)
  }

  private final func setCollectionView(_ new: UICollectionView?) {
    defer { installMovementGesture() }
    guard isViewLoaded, let view = viewIfLoaded else {
      if let new { collectionViewStorage = new }
      return
    }
    guard new !== collectionViewStorage || new?.superview == nil else { return }
    if let old = collectionViewStorage, old !== new {
      old.removeFromSuperview()
      if old.dataSource === self { old.dataSource = nil }
      if old.delegate === self { old.delegate = nil }
    }
    collectionViewStorage = new
    guard let new else { return }
    new.frame = view.bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if new.dataSource == nil { new.dataSource = self }
    if new.delegate == nil { new.delegate = self }
    view.insertSubview(new, at: 0)
  }

  package override func appearanceReached(_ stage: AppearanceStage) {
    super.appearanceReached(stage)
    // Not animated: after viewWillAppear; animated: after viewIsAppearing (measured on iOS 26.1).
    guard clearsSelectionOnViewWillAppear, stage == (appearance.animated ? .isAppearing : .willAppear) else { return }
    collectionViewStorage?.selectItem(at: nil, animated: appearance.animated, scrollPosition: [])
  }

  // MARK: UICollectionViewDataSource

  /// The number of sections; 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// The number of items in a section; 0.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// The cell of an item. A subclass that has items overrides it; else it is reported, and the items are empty.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.reportOnce(
      "no cells",
      "\(type(of: self)), data source of \(collectionView), has items (\(Array(indexPath)), say) but does not override "
        + "collectionView(_:cellForItemAt:)")
    return collectionView.emptyCell()
  }

  /// A subclass whose layout has supplementary views must override this; else it is reported, and they are empty.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.reportOnce(
      "no views \(kind)",
      "\(type(of: self)), data source of \(collectionView), has supplementary views of kind \(kind) (\(Array(indexPath)), say) "
        + "but does not override collectionView(_:viewForSupplementaryElementOfKind:at:)")
    return UICollectionReusableView(frame: .zero)
  }
  /// Default: yes.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  /// Default: nothing; override it to move the item in the model.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Default: nil, no index.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Default: the first item.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }

  // MARK: UICollectionViewDelegate: what happens without a delegate's method

  /// Default: yes.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Default: nothing.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Default: nothing.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Default: yes.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Default: yes.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Default: nothing.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Default: nothing.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Default: yes outside of editing.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }
  /// Default: nothing.
  open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}

  /// Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Default: the layout's answer.
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    collectionView.collectionViewLayout.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }
  /// Default: a plain `UICollectionViewTransitionLayout`.
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Default: the proposed path.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// Default: the older method's answer, asked with the path where the movement began.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  /// Default: yes.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }

  /// Default: yes.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
  /// Default: no.
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Default: no.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  /// Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  /// Default: the cell's `canBecomeFocused`; no for items without a cell.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    collectionView.cellForItem(at: indexPath)?.canBecomeFocused ?? false
  }
  /// Default: yes.
  open func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }
  /// Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Default: nil.
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
  /// Default: the collection view's `selectionFollowsFocus`.
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { collectionView.selectionFollowsFocus }
  /// Default: the collection view's `allowsMultipleSelectionDuringEditing`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { collectionView.allowsMultipleSelectionDuringEditing }
  /// Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Default: nothing.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

  /// Default: the older method's answer for the first of the items; nil without items.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths.first.flatMap {
      self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }
  /// Default: nil, no menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Default: the older method's answer.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  /// Default: the older method's answer.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  /// Default: nil, the cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Default: nil, the cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: UIScrollViewDelegate

  /// Default: nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Default: nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Default: nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Default: nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Default: nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Default: nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Default: nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Default: nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Default: nil, no zooming.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Default: nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Default: nothing.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Default: yes.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Default: nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Default: nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
