import Foundation

/// A view controller that manages a collection view, as its data source and its delegate.
///
/// The controller's view is a plain view with the collection view as its subview, as on iOS 26. The methods of the data
/// source and the delegate are open, so that subclasses can override them.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private final var initialLayout: UICollectionViewLayout
  private final var collectionViewStorage: UICollectionView? {
    didSet { collectionViewStorage?.controller = self }
  }

  /// Creates a controller with a layout for its collection view.
  ///
  /// - Parameter layout: The initial layout of the collection view.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with the collection view of a nib, or with a collection view that has a flow layout.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the nib file without its extension, or `nil` to create a collection view.
  ///   - nibBundleOrNil: The bundle of the nib file, or `nil` for the main bundle.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from data in an unarchiver.
  ///
  /// Nibs and storyboards contain all properties. If they contain no collection view for the controller, a collection view with
  /// a flow layout is created, as it is for an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: An unarchiver object.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    if coder.hasValue(forKey: Self.clearsSelectionKey) {
      clearsSelectionOnViewWillAppear = coder.decodeBool(forKey: Self.clearsSelectionKey)
      installsStandardGestureForInteractiveMovement = coder.decodeBool(forKey: Self.installsGestureKey)
    }
    coder.decodeNib(into: self, as: UICollectionViewController.self)
  }

  private static let clearsSelectionKey = "UIClearsSelectionOnViewWillAppear"
  private static let installsGestureKey = "UIInstallsStandardGestureForInteractiveMovement"

  /// Encodes what `UIViewController` does, and the properties `clearsSelectionOnViewWillAppear` and
  /// `installsStandardGestureForInteractiveMovement`. The layout is not encoded (measured on iOS 26.1).
  ///
  /// - Parameter coder: The archiver. Nothing is encoded if it has no keys.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard coder.allowsKeyedCoding else { return }
    coder.encode(clearsSelectionOnViewWillAppear, forKey: Self.clearsSelectionKey)
    coder.encode(installsStandardGestureForInteractiveMovement, forKey: Self.installsGestureKey)
  }

  /// The collection view that the controller manages. Reading the property loads the controller's view.
  ///
  /// Setting another collection view replaces the subview. Setting `nil` removes the collection view if the view is
  /// loaded. Otherwise it has no effect (measured on iOS 26.1).
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collectionViewStorage
    }
    set { setCollectionView(newValue) }
  }

  /// The layout that the controller was created with. It remains the same when the collection view changes its layout.
  open var collectionViewLayout: UICollectionViewLayout { initialLayout }

  /// A Boolean value that determines whether the selection is cleared when the view appears. The default is `true`.
  open var clearsSelectionOnViewWillAppear = true
  /// A Boolean value that determines whether pushing this controller onto a navigation stack changes the layout of the
  /// previous controller's collection view.
  ///
  /// Both controllers then show the same collection view. After the push, the collection view has this controller's
  /// layout. The data source and the delegate remain those of the previous controller. Set the property before the
  /// push, while the view is not loaded. The previous controller must also be a collection view controller. The default
  /// is `false`.
  open var useLayoutToLayoutNavigationTransitions = false
  /// A Boolean value that determines whether users can move items by a long press. The default is `true`.
  ///
  /// The gesture is installed while the collection view is in a window, if the data source implements
  /// `collectionView(_:moveItemAt:to:)` (measured on iOS 26.1).
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { installMovementGesture() }
  }
  private final var movementGesture: StandardMovementGesture?
  private final var keyboardAvoidance: KeyboardAvoidance?

  open override func loadView() {
    super.loadView()
    // A collection view that was set before the view was loaded, or that another controller shares, is kept.
    setCollectionView(
      collectionViewStorage ?? UICollectionView(frame: view.bounds, collectionViewLayout: initialLayout))
  }

  /// The collection view, or `nil` if it has not been created. Reading the property does not load the view.
  final var loadedCollectionView: UICollectionView? { collectionViewStorage }

  /// Uses the collection view of the previous controller on the navigation stack, instead of a new collection view.
  final func reuseCollectionView(_ collectionView: UICollectionView) { collectionViewStorage = collectionView }

  /// Installs the gesture for interactive movement on the collection view. Does nothing if another controller that shares the
  /// collection view has installed one.
  final func installMovementGesture() {
    guard installsStandardGestureForInteractiveMovement, let view = collectionViewStorage, isViewLoaded else {
      if let movementGesture { movementGesture.view?.removeGestureRecognizer(movementGesture) }
      return
    }
    guard let dataSource = view.dataSource, MovementMethods.moveItem.isImplemented(by: type(of: dataSource)) else {
      if let movementGesture { movementGesture.view?.removeGestureRecognizer(movementGesture) }
      return
    }
    if let movementGesture, movementGesture.view === view { return }
    guard view.window != nil else { return }
    if let movementGesture { movementGesture.view?.removeGestureRecognizer(movementGesture) }
    guard !(view.gestureRecognizers ?? []).contains(where: { $0 is StandardMovementGesture }) else { return }
    let gesture = movementGesture ?? StandardMovementGesture()
    movementGesture = gesture
    view.addGestureRecognizer(gesture)
  }

  override func adoptNibView(_ view: UIView) {
    guard let collection = view as? UICollectionView else { return super.adoptNibView(view) }
    // The controller's view contains the collection view, as in UIKit.
    let wrapper = UIView(frame: collection.frame)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    initialLayout = collection.collectionViewLayout
    self.view = wrapper
    setCollectionView(collection)
  }

  private final func setCollectionView(_ newCollectionView: UICollectionView?) {
    defer { installMovementGesture() }
    guard isViewLoaded, let view = viewIfLoaded else {
      if let newCollectionView { collectionViewStorage = newCollectionView }
      return
    }
    guard newCollectionView !== collectionViewStorage || newCollectionView?.superview == nil else { return }
    if let oldView = collectionViewStorage, oldView !== newCollectionView {
      oldView.removeFromSuperview()
      if oldView.dataSource === self { oldView.dataSource = nil }
      if oldView.delegate === self { oldView.delegate = nil }
    }
    collectionViewStorage = newCollectionView
    guard let newCollectionView else { return }
    newCollectionView.frame = view.bounds
    newCollectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if newCollectionView.dataSource == nil { newCollectionView.dataSource = self }
    if newCollectionView.delegate == nil { newCollectionView.delegate = self }
    view.insertSubview(newCollectionView, at: 0)
  }

  open override dynamic func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if keyboardAvoidance == nil { keyboardAvoidance = collectionViewStorage.map(KeyboardAvoidance.init) }
  }

  open override dynamic func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    installMovementGesture()
  }

  open override dynamic func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboardAvoidance?.stop()
    keyboardAvoidance = nil
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionViewStorage?.isEditing = editing
  }

  package override func appearanceReached(_ stage: AppearanceStage) {
    super.appearanceReached(stage)
    // An animated appearance deselects after viewIsAppearing, any other after viewWillAppear (measured on iOS 26.1).
    guard clearsSelectionOnViewWillAppear, stage == (appearance.animated ? .isAppearing : .willAppear) else { return }
    clearSelection { [weak self] animated in
      self?.collectionViewStorage?.selectItem(at: nil, animated: animated, scrollPosition: [])
    }
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections. Subclasses can override this method. The default implementation returns 1.
  ///
  /// - Parameter collectionView: The collection view.
  /// - Returns: The number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns the number of items in a section. Subclasses can override this method. By default, the
  /// method returns 0.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - section: The index of the section.
  /// - Returns: The number of items.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// Returns the cell that shows an item. Subclasses with items must override this method. The default implementation
  /// reports an error.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: An empty cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.reportOnce(
      "no cells",
      "\(type(of: self)), data source of \(collectionView), has items (such as \(Array(indexPath))) but does not "
        + "override collectionView(_:cellForItemAt:). Override it; until then the items get empty cells")
    return collectionView.emptyCell()
  }

  /// Returns the supplementary view of a kind at an index path. Subclasses whose layout has supplementary views must
  /// override this method. The default implementation reports an error.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - kind: The element kind.
  ///   - indexPath: The index path of the view.
  /// - Returns: An empty view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.reportOnce(
      "no views \(kind)",
      "\(type(of: self)), data source of \(collectionView), has supplementary views of kind \(kind) (at "
        + "\(Array(indexPath))) "
        + "but does not override collectionView(_:viewForSupplementaryElementOfKind:at:). Override it; until then the "
        + "views are empty")
    return UICollectionReusableView(frame: .zero)
  }
  /// Returns whether an item can be moved interactively.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` if the item can be moved.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  /// Moves an item in the data after an interactive movement.
  ///
  /// The default implementation does nothing. Override the method to move the item in the data.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - sourceIndexPath: The index path of the item before the movement.
  ///   - destinationIndexPath: The index path of the item after the movement.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Returns the titles of the index bar beside the content.
  ///
  /// The default implementation returns `nil`, which shows no index bar.
  ///
  /// - Parameter collectionView: The collection view.
  /// - Returns: The titles from top to bottom, or `nil` for no index.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Returns the item to scroll to when the user selects a title in the index bar.
  ///
  /// The default implementation returns the first item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - title: The title.
  ///   - index: The position of the title in the array that `indexTitles(for:)` returned.
  /// - Returns: The index path of the item to scroll to.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }

  // MARK: UICollectionViewDelegate, with the defaults of the protocol

  /// Asks the delegate whether a touch highlights an item.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` to highlight the item, or `false` to ignore the touch, which also prevents the selection.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Tells the delegate that an item was highlighted.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Tells the delegate that an item is no longer highlighted, because a tap selected it or the touch was
  /// cancelled.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Asks the delegate whether a tap selects an item.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` to select the item.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Asks the delegate whether a tap on a selected item deselects it.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` to deselect the item.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Tells the delegate that the user selected an item. The method is not called for
  /// `selectItem(at:animated:scrollPosition:)`.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Tells the delegate that the user deselected an item by tapping it or, with single selection, by tapping another
  /// item.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Asks the delegate whether a tap performs an item's primary action.
  ///
  /// The default implementation returns `true` unless the collection view is in editing mode.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` to perform the primary action.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }
  /// Tells the delegate to perform the primary action of an item. The method is called after the selection.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}

  /// Tells the delegate that a cell is about to be shown.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - cell: The cell.
  ///   - indexPath: The index path of the item.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Tells the delegate that a supplementary view is about to be shown.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - view: The view.
  ///   - elementKind: The element kind.
  ///   - indexPath: The index path of the view.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Tells the delegate that a cell was removed from the collection view.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - cell: The cell.
  ///   - indexPath: The index path of the item that the cell showed.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Tells the delegate that a supplementary view was removed from the collection view.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - view: The view.
  ///   - elementKind: The element kind.
  ///   - indexPath: The index path that the view had.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Asks the delegate for the content offset after an update or a change of layout.
  ///
  /// The default implementation returns the layout's target offset.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - proposedContentOffset: The offset that the collection view proposes, in points.
  /// - Returns: The offset to use, in points.
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }
  /// Asks the delegate for the layout of an interactive transition.
  ///
  /// The default implementation returns a plain `UICollectionViewTransitionLayout`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - fromLayout: The layout at the start of the transition.
  ///   - toLayout: The layout at the end of the transition.
  /// - Returns: A layout that interpolates between the two.
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Asks the delegate for the target of an item that is moved interactively.
  ///
  /// The default implementation returns the proposed index path.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - currentIndexPath: The index path where the movement began.
  ///   - proposedIndexPath: The index path that the layout proposes.
  /// - Returns: The index path at which the other items make room for the item.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// Asks the delegate for the target of an item that is moved interactively, with its original and its current index
  /// path.
  ///
  /// The default implementation calls `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`, with
  /// the index path where the movement began.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - originalIndexPath: The index path where the movement began.
  ///   - currentIndexPath: The current index path of the item.
  ///   - proposedIndexPath: The index path that the layout proposes.
  /// - Returns: The index path at which the other items make room for the item.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  /// Asks the delegate whether an item is activated when a drag pauses over it.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  ///   - context: The state of the spring loading. Its target view is the view that flashes.
  /// - Returns: `true` to activate the item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }

  /// Asks the delegate whether an item can be edited.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` if the item can be edited.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
  /// Asks the delegate whether a long press on an item shows the edit menu.
  ///
  /// The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` to show the menu.
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Asks the delegate whether an item supports an edit command.
  ///
  /// The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - action: The selector of the command.
  ///   - indexPath: The index path of the item.
  ///   - sender: The object that sends the command.
  /// - Returns: `true` to show the command in the menu.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  /// Tells the delegate to perform an edit command on an item.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - action: The selector of the command.
  ///   - indexPath: The index path of the item.
  ///   - sender: The object that sends the command.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  /// Asks the delegate whether an item can become focused.
  ///
  /// The default implementation returns the cell's `canBecomeFocused`, and `false` if the item has no cell.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` if the item can become focused.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    collectionView.cellForItem(at: indexPath)?.canBecomeFocused ?? false
  }
  /// Asks the delegate whether the focus can move to or from an item.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - context: The items that lose and gain the focus.
  /// - Returns: `true` to move the focus.
  open func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }
  /// Tells the delegate that the focus moved to or from an item.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - context: The items that lost and gained the focus.
  ///   - coordinator: An object that you use to run animations alongside the focus update.
  open func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Asks the delegate for the item that becomes focused first.
  ///
  /// The default implementation returns `nil`, which means no preference.
  ///
  /// - Parameter collectionView: The collection view.
  /// - Returns: The index path of the item, or `nil` for no preference.
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
  /// Asks the delegate whether an item becomes selected when it becomes focused.
  ///
  /// The default implementation returns the collection view's `selectionFollowsFocus`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` to select the item.
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { collectionView.selectionFollowsFocus }
  /// Asks the delegate whether a drag with two fingers selects the items that it passes.
  ///
  /// The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item where the drag begins.
  /// - Returns: `true` to begin the selection.
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Tells the delegate that a drag begins to select items.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item where the drag begins.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Tells the delegate that the drag that selected items has ended.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter collectionView: The collection view.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

  /// Asks the delegate for the contents of a new window when two fingers spread apart on an item, or when the middle button of the
  /// mouse is clicked on it.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  ///   - point: The location in the collection view's coordinate system, in points.
  /// - Returns: `nil`, to open no window.
  open func collectionView(
    _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIWindowScene.ActivationConfiguration? { nil }

  /// Asks the delegate for the context menu of one or more items.
  ///
  /// The default implementation calls `collectionView(_:contextMenuConfigurationForItemAt:point:)` for the first item.
  /// It returns `nil` if there are no items.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPaths: The index paths of all selected items if the item at the point is selected, otherwise that item
  ///     alone. The array is empty if there is no item at the point.
  ///   - point: The location of the click or long press in the collection view's coordinate system, in points.
  /// - Returns: The configuration of the menu, or `nil` for no menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths.first.flatMap {
      self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }
  /// Asks the delegate for the context menu of one item.
  ///
  /// The default implementation returns `nil`, which means no menu.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  ///   - point: The location of the click or long press in the collection view's coordinate system, in points.
  /// - Returns: The configuration of the menu, or `nil` for no menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Asks the delegate for the preview of an item that is lifted for its menu.
  ///
  /// The default implementation calls `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  ///   - indexPath: The index path of the item.
  /// - Returns: The preview, or `nil` for the cell.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  /// Asks the delegate for the preview that an item returns to when its menu is dismissed.
  ///
  /// The default implementation calls `collectionView(_:previewForDismissingContextMenuWithConfiguration:)`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  ///   - indexPath: The index path of the item.
  /// - Returns: The preview, or `nil` for the cell.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  /// Asks the delegate for the preview that is lifted for a menu.
  ///
  /// The default implementation returns `nil`, which shows the cell.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  /// - Returns: The preview, or `nil` for the cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Asks the delegate for the preview to return to when a menu is dismissed.
  ///
  /// The default implementation returns `nil`, which shows the cell.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  /// - Returns: The preview, or `nil` for the cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Tells the delegate that the user tapped the preview of a menu.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object that you use to run animations alongside the disappearance of the menu.
  open func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Tells the delegate that a menu is about to be shown.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object that you use to run animations alongside the appearance of the menu.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Tells the delegate that a menu is about to be dismissed.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object that you use to run animations alongside the disappearance of the menu.
  open func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: UIScrollViewDelegate

  /// Tells the delegate that the content offset changed for any reason. The method is not called when `bounds` is
  /// assigned.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter scrollView: The collection view.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Tells the delegate that the zoom scale changed.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter scrollView: The collection view.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Tells the delegate that a drag begins, before the offset changes.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter scrollView: The collection view.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Tells the delegate that the finger is being lifted. The delegate can change the offset at which the content comes
  /// to rest.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - scrollView: The collection view.
  ///   - velocity: The velocity of the drag, in points per millisecond.
  ///   - targetContentOffset: The content offset at which scrolling will stop, which the method may change.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Tells the delegate that the finger has lifted.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - scrollView: The collection view.
  ///   - decelerate: `true` if the content continues to scroll.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Tells the delegate that the content starts to decelerate or spring back after a drag.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter scrollView: The collection view.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Tells the delegate that the content has come to rest, or that a touch or `stopScrollingAndZooming()` stopped it.
  /// The method is not called when code assigns the offset.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter scrollView: The collection view.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Tells the delegate that an animated `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` has
  /// ended.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter scrollView: The collection view.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Asks the delegate for the view to scale.
  ///
  /// The default implementation returns `nil`, which means no zooming.
  ///
  /// - Parameter scrollView: The collection view.
  /// - Returns: The subview to scale, or `nil` to disable zooming.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Tells the delegate that a pinch or an animated zoom begins.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - scrollView: The collection view.
  ///   - view: The view that is scaled.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Tells the delegate that zooming has ended. If the scale was out of range, it has already returned to the minimum
  /// or maximum zoom scale.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - scrollView: The collection view.
  ///   - view: The view that was scaled.
  ///   - scale: The scale at the end.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Asks the delegate whether the scroll view may scroll to the top.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameter scrollView: The collection view.
  /// - Returns: `true` to scroll to the top.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Tells the delegate that the content has been scrolled to the top, for example by the Home key.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter scrollView: The collection view.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Tells the delegate that `adjustedContentInset` has changed.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter scrollView: The collection view.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
