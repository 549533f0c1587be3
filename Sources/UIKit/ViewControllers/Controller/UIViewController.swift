import Foundation

/// An object that manages a view. The view controller loads and lays out the view, responds to its appearance and to
/// changes of size and traits, and manages child and presented view controllers. Use view controllers on the main
/// thread only.
///
/// The class declares the methods that subclasses can override. The implementation is in extensions by topic.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIStateRestoring, @preconcurrency NSCoding {
  // MARK: Storage

  package final var viewStorage: UIView?
  package final var isLoadingView = false
  package final var childList: [UIViewController] = []
  nonisolated(unsafe) package final weak var parentStorage: UIViewController?
  package final var appearance = AppearanceState()
  /// The window that has this controller as its root view controller.
  package final weak var rootWindow: UIWindow?
  package final var traitCache = ControllerTraits()
  package final var presentation = PresentationState()
  final var focusMemory: FocusMemory?
  final var nibNameStorage: String?
  private final var nibBundleStorage: Bundle?
  /// The scene of the storyboard from which the controller was created, or nil if it was created in another way.
  final var nibScene: NibScene?
  final var layoutSupports: (top: BarLayoutGuide, bottom: BarLayoutGuide)?
  /// The insets of the area of this controller's view that the container's bars cover, in the view's coordinates.
  package final var barInsets = UIEdgeInsets.zero
  package final var navigationItemStorage: UINavigationItem?
  package final var toolbarItemsStorage: [UIBarButtonItem]?
  package final var tabBarItemStorage: UITabBarItem?
  package final weak var tabStorage: UITab?
  package final var isEditingStorage = false
  /// The content-unavailable configuration and its view, or nil if none was set.
  final var contentUnavailable: ContentUnavailableState?
  /// The active search whose results are shown in front of the content, or `nil` if there is none.
  final weak var activeSearch: (any ActiveSearch)?
  /// The contexts of the previews that `registerForPreviewing(with:sourceView:)` created.
  package final var previewingContexts: [AnyObject] = []
  final var needsContentUnavailableUpdate = true
  final var restorationStorage = ControllerRestoration()
  package final var additionalInsetsStorage = UIEdgeInsets.zero
  package final var preferredSizeStorage = CGSize.zero
  /// The scroll views that were set with `setContentScrollView(_:for:)`.
  package final var contentScrollers = ContentScrollers()
  /// Indicates whether the navigation controller has called `didMove(toParent:)` of this controller.
  package final var hasCompletedNavigationMove = false

  // MARK: Initialization

  /// Creates a view controller. `loadView()` reads the nib when the view is first used.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the nib file, without its extension. If it is nil, `loadView()` searches for nib
  ///     files with the names `Some` and `SomeController` for a class `SomeController`.
  ///   - nibBundleOrNil: The bundle of the nib file, or nil for the main bundle.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibNameStorage = nibNameOrNil
    nibBundleStorage = nibBundleOrNil
    super.init()
  }

  /// Creates a view controller from a nib, a storyboard or an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it has no keys.
  public required init?(coder: NSCoder) {
    super.init()
    coder.decodeNib(into: self, as: UIViewController.self)
  }

  /// Encodes the name of the controller's nib, the title, the restoration identifier and the presentation style. The
  /// view, the children and the controllers of containers are not encoded.
  ///
  /// - Parameter coder: The archiver. Nothing is encoded if it has no keys.
  open func encode(with coder: NSCoder) { encodeArchive(with: coder) }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: The view

  /// The view of the controller. The view is loaded when it is first used.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewStorage
    }
    set { setView(newValue) }
  }

  /// Creates the view and sets `view`. The default implementation creates a plain view. Overrides do not call `super`.
  open func loadView() { loadPlainView() }
  /// Sets `view` to the view of a nib or storyboard, before the other outlets are connected. View controllers that
  /// require a view of a certain class override this method.
  func adoptNibView(_ view: UIView) { self.view = view }
  /// Loads the view if it is not loaded yet.
  open func loadViewIfNeeded() { loadIfNeeded() }

  /// The delegate that provides animators and the presentation controller for this controller. It is not retained. The
  /// default is nil.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentation.transitioningDelegate }
    set { presentation.transitioningDelegate = newValue }
  }

  /// Called once, after the view was loaded. Subclasses override it to set up the view and its subviews. The default
  /// implementation does nothing.
  open dynamic func viewDidLoad() {}
  /// Called before the view appears, possibly before it is in a window. Subclasses override it to prepare the view. The
  /// default implementation does nothing.
  ///
  /// - Parameter animated: `true` if the appearance is animated.
  open dynamic func viewWillAppear(_ animated: Bool) {}
  /// Called while the view appears. At this time the view is in the window and its traits and geometry are up to date,
  /// but it is not visible yet. Subclasses override it to update the view for its geometry. The default implementation
  /// does nothing.
  ///
  /// - Parameter animated: `true` if the appearance is animated.
  open dynamic func viewIsAppearing(_ animated: Bool) {}
  /// Called after the appearance callback for a stage, such as `viewWillAppear(_:)`. Containers override this method.
  /// It is not called if the application itself calls the callback.
  package func appearanceReached(_ stage: AppearanceStage) {}
  /// Called after the view has appeared and the transition has ended. Subclasses override it to start work that
  /// requires a visible view. The default implementation does nothing.
  ///
  /// - Parameter animated: `true` if the appearance was animated.
  open dynamic func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears. Subclasses override it to save changes or to stop work. The default
  /// implementation does nothing.
  ///
  /// - Parameter animated: `true` if the disappearance is animated.
  open dynamic func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared. Subclasses override it to stop work that requires a visible view. The
  /// default implementation does nothing.
  ///
  /// - Parameter animated: `true` if the disappearance was animated.
  open dynamic func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews. Subclasses override it to prepare the layout. The default
  /// implementation does nothing.
  open dynamic func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews. Subclasses override it to adjust the layout. The default
  /// implementation does nothing.
  open dynamic func viewDidLayoutSubviews() {}
  /// Called when memory is low. Subclasses override it to release objects that can be created again. No host of Tessera
  /// calls it.
  open func didReceiveMemoryWarning() {}

  /// The title of the controller, which bars show. The default is nil.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      titleDidChange()
      _didChange("title", from: oldValue, to: title)
    }
  }

  open override var next: UIResponder? { responderAfterController }

  // MARK: Focus

  /// The environments to which the focus moves when it enters this controller, in order of preference. The default is
  /// its view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  /// Returns a Boolean value that indicates whether the focus may move to or from an item in the view.
  ///
  /// - Parameter context: The update that moves the focus.
  /// - Returns: `true` to allow the movement. The default implementation returns `true`.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus moved to or from an item in the view. Subclasses override it to update their appearance.
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - context: The update that moved the focus.
  ///   - coordinator: The coordinator for animations that accompany the movement.
  open dynamic func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: Containment

  /// The parent view controller, or nil if there is none.
  open var parent: UIViewController? { parentStorage }
  /// The child view controllers, in the order in which they were added.
  open var children: [UIViewController] { childList }
  /// Adds a child view controller and calls its `willMove(toParent:)`. Call `didMove(toParent:)` after adding its view.
  ///
  /// - Parameter childController: The view controller to add.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Removes the controller from its parent and calls `didMove(toParent: nil)`.
  open func removeFromParent() {
    TurnPool.current.retain(self)
    detachFromParent()
  }
  /// Called before the parent changes. Containers call this method with nil before they remove the view of a child. The
  /// default implementation does nothing.
  ///
  /// - Parameter parent: The new parent, or nil on removal.
  open dynamic func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed. Containers call this method after they have added the view of a child. The
  /// default implementation does nothing.
  ///
  /// - Parameter parent: The new parent, or nil after a removal.
  open func didMove(toParent parent: UIViewController?) {}
  /// A Boolean value that indicates whether appearance callbacks are forwarded to children automatically. The default
  /// is true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Begins the appearance or disappearance of this child. Containers that forward the callbacks themselves call this
  /// method.
  ///
  /// A disappearance calls `viewWillDisappear(_:)` also if the view has never appeared, as the tests of PagingKit (by
  /// kazuhiro4949 on GitHub) show.
  ///
  /// - Parameters:
  ///   - isAppearing: `true` for an appearance, `false` for a disappearance.
  ///   - animated: `true` if the transition is animated.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    startAppearance(isAppearing, animated: animated, isForced: true)
  }
  /// Ends the transition that `beginAppearanceTransition(_:animated:)` began.
  open func endAppearanceTransition() { finishAppearance() }

  // MARK: Keys

  /// A Boolean value that indicates whether the controller handles actions while it presents another controller, whose responder
  /// chain continues with this controller. Actions are those of menus, key commands and controls without a target.
  ///
  /// The default is the value of `UIViewControllerPerformsActionsWhilePresentingModally` in Info.plist, or `true`.
  open var performsActionsWhilePresentingModally: Bool {
    ApplicationStart.information.performsActionsWhilePresenting
  }

  package override var ignoresActions: Bool {
    presentedViewController != nil && !performsActionsWhilePresentingModally
  }

  package final var addedKeyCommands: [UIKeyCommand] = []
  /// Adds a key command, which works while the controller is in the responder chain, like `keyCommands`.
  ///
  /// - Parameter keyCommand: The key command.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    if !addedKeyCommands.contains(where: { $0 === keyCommand }) { addedKeyCommands.append(keyCommand) }
  }
  /// Removes a key command that was added.
  ///
  /// - Parameter keyCommand: The key command. A key command that was not added is ignored.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

  // MARK: Layout

  /// Called to update the view's constraints. The default implementation calls `updateConstraints()` of the view.
  /// Subclasses override this method to update constraints, and call `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// The insets that are added to the view's safe area, in points. The default is zero.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { additionalInsetsStorage }
    set { setAdditionalInsets(newValue) }
  }
  /// The smallest margins of the root view, in points. The margins are 16 at the sides, and 20 in views that are at
  /// least 414 points wide.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = SizeClasses.margin(width: viewStorage?.bounds.width ?? 0)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// A Boolean value that determines whether the root view's margins are at least `systemMinimumLayoutMargins`. The
  /// default is true.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewStorage?.marginsDidChange() } }
  }
  /// Called after the margins of the root view changed. Subclasses override it to adapt their layout. The default
  /// implementation does nothing.
  open func viewLayoutMarginsDidChange() {}
  /// Called after the safe area of the root view changed. Subclasses override it to adapt their layout. The default
  /// implementation does nothing.
  open dynamic func viewSafeAreaInsetsDidChange() {}
  /// The size that the content prefers, in points. Containers and sheets use it. The default is zero.
  open var preferredContentSize: CGSize {
    get { preferredSizeStorage }
    set {
      guard newValue != preferredSizeStorage else { return }
      preferredSizeStorage = newValue
      (parentStorage ?? presentingViewController)?.preferredContentSizeDidChange(forChildContentContainer: self)
      presentation.active?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Called after the preferred content size of a child changed. Containers override it to lay out the child. The
  /// default implementation does nothing.
  ///
  /// - Parameter container: The child with the changed size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Called after the fitting size of a child's view changed. Tessera never calls it, and the default implementation
  /// does nothing.
  ///
  /// - Parameter container: The child with the changed size.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size that a child has if this controller's view has a certain size. By default the size of a child's
  /// view changes by the same amount as the size of this controller's view. If `container` is not a child of this
  /// controller, the default is `parentSize`.
  ///
  /// - Parameters:
  ///   - container: The child of this controller.
  ///   - parentSize: The size of this controller's view, in points.
  /// - Returns: The size of the child's view, in points.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { sizeOfChild(container, parentSize: parentSize) }
  /// Called before the size of the view changes. Subclasses override it to animate changes alongside, and call `super`,
  /// which notifies the children.
  ///
  /// - Parameters:
  ///   - size: The new size of the view, in points.
  ///   - coordinator: The coordinator of the transition. Use it to animate other changes together with the size.
  open dynamic func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    notifyChildren(willTransitionTo: size, with: coordinator)
  }
  /// Called before the traits change. Subclasses override it to animate changes alongside, and call `super`, which
  /// notifies the children.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: The coordinator of the transition. Use it to animate other changes together with the traits.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    notifyChildren(willTransitionTo: newCollection, with: coordinator)
  }

  // MARK: Traits

  /// The traits of the controller, which are the inherited traits with the controller's overrides applied. The traits
  /// are always up to date.
  open var traitCollection: UITraitCollection { currentTraits }
  /// Called after the traits of the controller changed. Subclasses override it to adapt to the traits, and call
  /// `super`.
  ///
  /// - Parameter previousTraitCollection: The traits before the change.
  open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The light or dark style that the controller, its view and its children use. The default is `unspecified`, which
  /// uses the inherited style.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitCache.overrides.userInterfaceStyle ?? .unspecified }
    set { setStyleOverride(newValue) }
  }

  // MARK: Presentation

  /// The style in which the controller is presented. The default is `automatic`, a page sheet.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.style }
    set { presentation.style = newValue }
  }
  /// The animation with which the controller is presented. The default is `coverVertical`.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { presentation.transition }
    set { presentation.transition = newValue }
  }
  /// A Boolean value that determines whether the user is prevented from dismissing the sheet that presents the
  /// controller. The default is false.
  open var isModalInPresentation: Bool {
    get { presentation.isModal }
    set { presentation.isModal = newValue }
  }
  private var definesPresentationContextStorage: Bool?
  package var definesPresentationContextByDefault: Bool { false }

  /// A Boolean value that determines whether presentations with the styles `currentContext` and `overCurrentContext` cover the view of
  /// this controller.
  ///
  /// Such a controller is presented by the nearest ancestor of the source, or the source itself, that defines a context. Without one, it
  /// covers the window. The default is false, and true for navigation controllers.
  open var definesPresentationContext: Bool {
    get { definesPresentationContextStorage ?? definesPresentationContextByDefault }
    set { definesPresentationContextStorage = newValue }
  }

  /// A Boolean value that determines whether a controller that is presented in this controller's context appears with this
  /// controller's `modalTransitionStyle` instead of its own. The default is false.
  open var providesPresentationContextTransitionStyle = false

  /// A Boolean value that determines whether a presentation that does not fill the screen controls the status bar. The
  /// value is stored but has no effect, because there is no status bar. The default is false.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Returns the presentation controller of a view controller that always uses the same presentation, such as an alert.
  /// Returns nil to use the presentation controller for the presentation style.
  package func makeCustomPresentationController(presenting: UIViewController?) -> UIPresentationController? { nil }

  /// Returns the presentation controller to use instead of `controller` in a window with the given traits. Returns nil to
  /// keep `controller`.
  package func adaptedPresentation(
    _ controller: UIPresentationController, _ traits: UITraitCollection, presenter: UIViewController
  ) -> UIPresentationController? { nil }

  /// Presents a view controller in front of this controller's window. Reports an error and does nothing if this
  /// controller already presents another view controller.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The view controller to present.
  ///   - flag: `true` to animate the presentation.
  ///   - completion: A closure that is called after the transition has ended, when the view controller is presented.
  open dynamic func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { startPresenting(viewControllerToPresent, animated: flag, completion: completion) }
  /// Dismisses the presented view controller. A controller that presents no view controller dismisses itself.
  ///
  /// - Parameters:
  ///   - flag: `true` to animate the dismissal.
  ///   - completion: A closure that is called after the dismissal has ended.
  open dynamic func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }
  /// The view controller that is presented by this controller or by its nearest presenting ancestor, or nil if there is
  /// none.
  open var presentedViewController: UIViewController? { nearestPresented }
  /// The view controller that presented this controller or its nearest presented ancestor, or nil if there is none.
  open var presentingViewController: UIViewController? { nearestPresenting }
  /// The actions below the preview of the controller (`registerForPreviewing(with:sourceView:)`). The default is empty. If there are
  /// no actions, the preview has the action Open.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// Returns the view controller that performs an action: this controller or its nearest ancestor that implements the action.
  ///
  /// For the selectors `showViewController:sender:` and `showDetailViewController:sender:`, the result is the nearest controller
  /// whose class overrides the method.
  ///
  /// - Parameters:
  ///   - action: The selector of the action.
  ///   - sender: The object that requests the action.
  /// - Returns: The view controller, or nil if no controller implements the action.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    sequence(first: self, next: \.parent).first { ControllerOverrides.implements(action, $0, sender: sender) }
  }
  /// Shows a view controller in its context: in the nearest ancestor that overrides this method, such as a navigation controller,
  /// which pushes it. Without such an ancestor, the view controller is presented.
  ///
  /// - Parameters:
  ///   - vc: The view controller to show.
  ///   - sender: The object that requests the view controller.
  open dynamic func show(_ vc: UIViewController, sender: Any?) { showInContext(vc, sender: sender) }

  /// Shows a view controller as the detail of this one. The split view controller shows the view controller in its
  /// secondary column. If there is no split view controller, the view controller is presented.
  ///
  /// - Parameters:
  ///   - vc: The view controller to show.
  ///   - sender: The object that requests the view controller.
  open dynamic func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInContext(vc, sender: sender)
  }

  /// The presentation controller of this controller or of an ancestor. The presentation controller is created when it
  /// is first used.
  open var presentationController: UIPresentationController? {
    if let controller = presentation.controller { return controller }
    if let parentStorage { return parentStorage.presentationController }
    let controller = makePresentationController(presenting: presentation.presenting)
    presentation.controller = controller
    return controller
  }

  /// The coordinator of the running transition of this controller or of an ancestor, or nil if no transition is running.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let running = presentation.running, !running.isOver { return running }
    return parentStorage?.transitionCoordinator
  }

  /// The presentation controller for the style `popover`, or nil if the controller has a different style. The
  /// presentation controller is created when it is first used.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The presentation controller for the sheet styles, or nil if the style is not a sheet. The presentation controller
  /// is created when it is first used. For a popover, the value is the sheet that replaces the popover in a compact
  /// width.
  open var sheetPresentationController: UISheetPresentationController? { sheetPresentation }

  // MARK: Split views

  /// The nearest ancestor that is a split view controller, or nil if there is none.
  open var splitViewController: UISplitViewController? { enclosing(UISplitViewController.self) }

  /// Called when a split view controller collapses, to add the content of its secondary view controller to this view
  /// controller. The default implementation does nothing. A navigation controller pushes the content.
  ///
  /// - Parameters:
  ///   - secondaryViewController: The secondary view controller.
  ///   - splitViewController: The split view controller, whose primary view controller is this one.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Called when a split view controller expands, to remove from this view controller the content that becomes the
  /// secondary view controller.
  ///
  /// - Parameter splitViewController: The split view controller, whose primary view controller is this one.
  /// - Returns: The secondary view controller, or nil if there is none. The default implementation returns nil. A
  ///   navigation controller returns its top view controller, unless that is the root.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

  // MARK: Storyboards

  /// The storyboard from which the view controller was created, or nil if it was created in another way.
  open var storyboard: UIStoryboard? { nibScene?.storyboard }

  /// Starts a transition that the storyboard defines as a segue from this view controller.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the segue. If the view controller has no such segue, an error is reported. UIKit
  ///     raises an exception instead.
  ///   - sender: The object that starts the segue. This object is passed to `prepare(for:sender:)`.
  open dynamic func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegue(withIdentifier: identifier, sender: sender)
  }

  /// Returns a Boolean value that determines whether to perform a segue that a control, a bar item, a cell or a
  /// container view triggers. This method is not called for `performSegue(withIdentifier:sender:)`.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the segue, or an empty string if it has none.
  ///   - sender: The object that starts the segue.
  /// - Returns: `true` to perform the segue. The default implementation returns `true`.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, after its destination was created and before the destination's view is loaded.
  /// Subclasses override it to pass data to the destination. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - sender: The object that starts the segue.
  open dynamic func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns a Boolean value that indicates whether the view controller is the destination of an unwind segue.
  ///
  /// - Parameters:
  ///   - action: The action of the segue.
  ///   - fromViewController: The view controller that unwinds.
  ///   - sender: The object that starts the segue.
  /// - Returns: `true` if the view controller is the destination. The default implementation returns `true` if the view
  ///   controller implements the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { self !== fromViewController && action.isImplemented(by: self) }

  /// Returns a Boolean value that indicates whether the view controller is the destination of an unwind segue. The method
  /// is deprecated since iOS 13. Use `canPerformUnwindSegueAction(_:from:sender:)`, which does not call this method.
  ///
  /// - Parameters:
  ///   - action: The action of the segue.
  ///   - fromViewController: The view controller that unwinds.
  ///   - sender: The object that starts the segue.
  /// - Returns: The result of `canPerformUnwindSegueAction(_:from:sender:)`.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { canPerformUnwindSegueAction(action, from: fromViewController, sender: sender) }

  /// Returns the children that may contain the destination of an unwind segue, in the order in which they are searched.
  ///
  /// - Parameter source: The origin of the segue.
  /// - Returns: The children. The default implementation returns all children except the one that contains the origin,
  ///   beginning with the last child.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let child = childContaining(source)
    return childList.reversed().filter { $0 !== child }
  }

  /// Returns the child that contains the origin of an unwind segue.
  ///
  /// - Parameter source: The origin of the segue.
  /// - Returns: The child, or nil if no child contains the origin.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    findChildContaining(source.source)
  }

  /// Returns the child that is the destination of an unwind segue. The method is deprecated since iOS 9, and Tessera does
  /// not call it.
  ///
  /// - Parameters:
  ///   - action: The action of the segue.
  ///   - fromViewController: The view controller that unwinds.
  ///   - sender: The object that starts the segue.
  /// - Returns: The last child that can perform the action, or nil if there is none.
  open func forUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> UIViewController? {
    childList.last { $0.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender) }
  }

  /// Returns the segue that unwinds to the view controller. The method is deprecated since iOS 9.
  ///
  /// - Parameters:
  ///   - toViewController: The destination.
  ///   - fromViewController: The view controller that unwinds.
  ///   - identifier: The identifier of the segue, or nil.
  /// - Returns: The segue, or nil to let the containers unwind. The default implementation returns nil.
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
  ) -> UIStoryboardSegue? { nil }

  /// Called when an unwind segue leads to a child of this container, or to a view controller within that child.
  /// Containers override it to show the child. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - unwindSegue: The segue.
  ///   - subsequentVC: The child to show.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Bars

  /// The item that represents this controller in a navigation bar. The item is created when it is first used.
  open var navigationItem: UINavigationItem { ensureNavigationItem() }
  /// The items that the navigation controller's toolbar shows for this controller, or nil if there are none.
  open var toolbarItems: [UIBarButtonItem]? {
    get { toolbarItemsStorage }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces the items that the navigation controller's toolbar shows for this controller.
  ///
  /// - Parameters:
  ///   - toolbarItems: The items, or nil for no items.
  ///   - animated: `true` to cross-fade the items of a visible toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    toolbarItemsStorage = toolbarItems
    navigationController?.toolbarItemsChanged(of: self, animated: animated)
  }
  /// The item that represents this controller in a tab bar. The item is created when it is first used, with the title
  /// of the controller. The default item of a navigation controller is the item of its root view controller.
  open var tabBarItem: UITabBarItem! {
    get { ensureTabBarItem() }
    set { setTabBarItem(newValue) }
  }
  /// The nearest ancestor that is a tab bar controller, or nil if there is none.
  open var tabBarController: UITabBarController? { enclosing(UITabBarController.self) }
  /// The tab of this controller in a tab bar controller, or nil if it has none.
  open var tab: UITab? { tabStorage }

  /// A Boolean value that determines whether the toolbar and the tab bar are hidden while this controller is on a
  /// navigation stack. The default is false.
  open var hidesBottomBarWhenPushed = false
  /// A Boolean value that determines whether the content can be edited. The button `editButtonItem` toggles the value.
  /// The default is false.
  open var isEditing: Bool {
    get { isEditingStorage }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets `isEditing` and updates the edit button. Subclasses override it to change the content, and call `super`.
  ///
  /// - Parameters:
  ///   - editing: `true` to begin editing, `false` to end editing.
  ///   - animated: `true` to animate the change.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditingStorage = editing
    navigationItemStorage?.editingChanged(editing)
  }
  /// The edges at which the view extends behind bars. The default is `all`.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { parentStorage?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// A Boolean value that determines whether the view also extends behind opaque bars. The default is false.
  open var extendedLayoutIncludesOpaqueBars = false

  // MARK: Status bar and orientation, without effect, for source compatibility

  /// A Boolean value that indicates whether the status bar is to be hidden. The value has no effect in Tessera. The
  /// default is false.
  open dynamic var prefersStatusBarHidden: Bool { false }

  /// The preferred style of the status bar. The style has no effect in Tessera. The default is `default`.
  open dynamic var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// The preferred animation of the status bar. The animation has no effect in Tessera. The default is `fade`.
  open dynamic var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that determines the style of the status bar. The value has no effect in Tessera. The default is nil,
  /// which uses this controller.
  open dynamic var childForStatusBarStyle: UIViewController? { nil }

  /// The child that determines whether the status bar is hidden. The value has no effect in Tessera. The default is
  /// nil, which uses this controller.
  open dynamic var childForStatusBarHidden: UIViewController? { nil }

  /// A Boolean value that indicates whether the home indicator is to be hidden automatically. The value has no effect
  /// in Tessera. The default is false.
  open dynamic var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child that determines whether the home indicator is hidden. The value has no effect in Tessera. The default is
  /// nil, which uses this controller.
  open dynamic var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// A Boolean value that indicates whether the pointer is to be locked to the window. The value has no effect in
  /// Tessera. The default is false.
  open var prefersPointerLocked: Bool { false }

  /// The child that determines whether the pointer is locked. The value has no effect in Tessera. The default is nil,
  /// which uses this controller.
  open var childViewControllerForPointerLock: UIViewController? { nil }

  // MARK: Rotation before iOS 8

  /// The orientation of the interface: that of the window's scene.
  @available(*, deprecated, message: "use the interfaceOrientation of the window scene")
  open var interfaceOrientation: UIInterfaceOrientation {
    viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
  }

  /// Called before a rotation. UIKit has replaced this method with `viewWillTransition(to:with:)`, and neither UIKit
  /// nor Tessera calls it.
  ///
  /// - Parameters:
  ///   - toInterfaceOrientation: The new orientation.
  ///   - duration: The duration of the rotation, in seconds.
  @available(*, deprecated, message: "use viewWillTransition(to:with:)")
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

  /// Called in the animation of a rotation. See `willRotate(to:duration:)`.
  ///
  /// - Parameters:
  ///   - toInterfaceOrientation: The new orientation.
  ///   - duration: The duration of the rotation, in seconds.
  @available(*, deprecated, message: "use viewWillTransition(to:with:)")
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

  /// Called after a rotation. See `willRotate(to:duration:)`.
  ///
  /// - Parameter fromInterfaceOrientation: The previous orientation.
  @available(*, deprecated, message: "use viewWillTransition(to:with:)")
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// The edges at which the system's gestures are to wait for the application's gestures. The value has no effect in
  /// Tessera. The default is an empty set.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child that determines the edges at which the system's gestures are to wait. The value has no effect in
  /// Tessera. The default is nil, which uses this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// A Boolean value that indicates whether the interface rotates with the device. The value has no effect in Tessera.
  /// The default is true.
  open dynamic var shouldAutorotate: Bool { true }

  /// The orientations that the controller supports. The value has no effect in Tessera, because the window's shape
  /// determines the orientation. The default is all.
  open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

  /// The orientation in which a full-screen presentation begins. The value has no effect in Tessera. The default is
  /// `portrait`.
  open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// A Boolean value that indicates whether the keyboard remains when the first responder changes. The value has no
  /// effect in Tessera. The default is true only for form sheets.
  open var disablesAutomaticKeyboardDismissal: Bool { presentation.style == .formSheet }

  /// The header that stays in place during a rotation before iOS 8. Windows do not rotate here, so UIKit's own code does not call the
  /// method.
  ///
  /// - Returns: The navigation bar of a navigation controller, the header of the selected controller of a tab bar controller,
  ///   otherwise nil.
  open func rotatingHeaderView() -> UIView? { nil }

  /// The footer that stays in place during a rotation before iOS 8. Windows do not rotate here, so UIKit's own code does not call the
  /// method.
  ///
  /// - Returns: The visible toolbar of a navigation controller, the tab bar of a tab bar controller, otherwise nil.
  open func rotatingFooterView() -> UIView? { nil }

  /// A Boolean value that indicates whether the methods about rotations are forwarded to children. Windows do not rotate here.
  ///
  /// - Returns: `true`.
  open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

  nonisolated open override var description: String {
    "<\(type(of: self)): 0x" + String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16) + ">"
  }

  // MARK: Other methods that subclasses override (members of extensions cannot be overridden)

  /// The focus environment that contains the controller. This is the superview of the controller's view, or the parent
  /// view controller.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? {
    if let superview = viewIfLoaded?.superview { return superview }
    return parent
  }

  /// The name of the nib file with the view, or nil if there is none. For a view controller of a storyboard, the name
  /// consists of the identifiers of the view controller and of its view.
  open var nibName: String? { nibNameStorage }

  /// The bundle of the nib file. The default is the main bundle.
  open var nibBundle: Bundle? { nibBundleStorage ?? .main }

  /// A Boolean value that determines whether scroll views are inset for the bars of a navigation controller even if
  /// there is nothing to scroll. The property affects scroll views whose `contentInsetAdjustmentBehavior` is
  /// `automatic`. The default is true.
  ///
  /// The property is deprecated since iOS 11 (UIScrollView.h, `contentInsetAdjustmentBehavior`).
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { if automaticallyAdjustsScrollViewInsets != oldValue { scrollInsetAdjustmentChanged() } }
  }

  /// The layout guide of the area at the top of the view that bars cover. The property is deprecated since iOS 11. Use
  /// `safeAreaLayoutGuide`.
  open var topLayoutGuide: any UILayoutSupport { barGuides.top }

  /// The layout guide of the area at the bottom of the view that bars cover. The property is deprecated since iOS 11. Use
  /// `safeAreaLayoutGuide`.
  open var bottomLayoutGuide: any UILayoutSupport { barGuides.bottom }

  /// The container of the focusable items in this controller, which is the controller's view. The value is nil if the
  /// view is not loaded.
  open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

  /// A Boolean value that determines whether the focus returns to the previously focused item when the controller's
  /// view is uncovered. The default is true. If it is false, the focus moves to the preferred item.
  open var restoresFocusAfterTransition = true

  /// Requests an update of the focus before the next frame. The request has an effect only if the focused item is in
  /// this controller.
  open func setNeedsFocusUpdate() { FocusUpdateScheduler.scheduleUpdate(of: self) }

  /// Updates the focus now, if an update was requested.
  open func updateFocusIfNeeded() { UIFocusSystem.existing(for: viewIfLoaded?.window)?.updateFocusIfNeeded() }

  /// A Boolean value that indicates whether the controller is being added to a parent. The value is true from the
  /// addition until the controller has appeared.
  open var isMovingToParent: Bool { appearance.isMovingToParent }

  /// A Boolean value that indicates whether the controller is disappearing because it is being removed from its parent.
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }

  /// A Boolean value that indicates whether the controller is appearing because it is being presented.
  open var isBeingPresented: Bool { appearance.isBeingPresented || (parentStorage?.isBeingPresented ?? false) }

  /// A Boolean value that indicates whether the controller is disappearing because it is being dismissed.
  open var isBeingDismissed: Bool { appearance.isBeingDismissed || (parentStorage?.isBeingDismissed ?? false) }

  /// The nearest ancestor that is a navigation controller, or nil if there is none.
  open var navigationController: UINavigationController? { enclosing(UINavigationController.self) }

  /// A button that toggles `isEditing`. Its title is "Edit" or "Done".
  open var editButtonItem: UIBarButtonItem { navigationItem.editButton(for: self) }

  /// Returns the scroll view that the bars at an edge observe.
  ///
  /// - Parameter edge: The edge of the view.
  /// - Returns: The scroll view that was set, or nil if none was set. In that case the bar observes the view itself if it
  ///   scrolls, otherwise its first subview that scrolls.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScrollers[edge] }

  /// Sets the scroll view that the bars at some edges observe: a navigation bar at the top, a tab bar at the bottom.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view. If it is nil, the bar observes the view itself if it scrolls, otherwise its first
  ///     subview that scrolls.
  ///   - edge: The edges of the view.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollers[edge] = scrollView
    navigationController?.observeScrollView(of: self)
    if let tabs = tabBarController { tabs.observeScrolling(of: tabs.shownController) }
  }

  /// Requests an update of the status bar. The method has no effect, because Tessera has no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Requests an update of the home indicator. The method has no effect, because Tessera has no home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Requests an update of the supported orientations. The method has no effect, because the window's shape determines
  /// the orientation.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// The view if it is loaded, otherwise nil. Reading the property does not load the view.
  open var viewIfLoaded: UIView? { viewStorage }
  package override final var shownView: UIView? { viewIfLoaded }
  package override final var showsScrollViewBelowBar: Bool? {
    automaticallyAdjustsScrollViewInsets && navigationController != nil
  }

  /// A Boolean value that indicates whether the view was loaded. Reading it does not load the view, as `view` does.
  open var isViewLoaded: Bool { viewStorage != nil }

  /// Sets the trait overrides of a child view controller.
  ///
  /// - Parameters:
  ///   - collection: The traits, or nil to remove the overrides.
  ///   - childViewController: The child. A view controller that is not a child is ignored.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.parentStorage === self else { return }
    childViewController.traitCache.parentOverrides = collection?.values ?? TraitValues()
    childViewController.traitsMayHaveChanged()
  }

  /// Returns the trait overrides of a child view controller.
  ///
  /// - Parameter childViewController: The child view controller.
  /// - Returns: The traits, or nil if none were set.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    let values = childViewController.traitCache.parentOverrides
    return childViewController.parentStorage === self && !values.isEmpty ? UITraitCollection(values: values) : nil
  }

  // MARK: State restoration

  /// The identifier with which the state of the controller is saved, or nil to save neither the controller nor its
  /// children. The identifier must be unique among the children of a controller. The default is the identifier in the
  /// storyboard, or nil if there is none.
  open var restorationIdentifier: String? {
    get { restorationStorage.identifier }
    set { restorationStorage.identifier = newValue }
  }

  /// The class that creates the controller when the state is restored. If it is nil, the controller is requested from the
  /// application's delegate, searched among the existing controllers, or created by the storyboard. The default is nil.
  open var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { restorationStorage.type }
    set { restorationStorage.type = newValue }
  }

  /// Called to save the state of the controller, even if its view is not loaded. Subclasses override it and call `super`.
  ///
  /// The default implementation saves the presented controller. The containers of UIKit save their children. Other
  /// containers encode their children in this method, because a view controller is saved only if another object encodes
  /// it.
  ///
  /// - Parameter coder: The archiver of the controller's data.
  open func encodeRestorableState(with coder: NSCoder) { encodePresentation(with: coder) }

  /// Called to restore the state of the controller. If the view was loaded when the state was saved, the view is loaded
  /// before the call. Subclasses override it and call `super`.
  ///
  /// - Parameter coder: The unarchiver of the controller's data.
  open func decodeRestorableState(with coder: NSCoder) { decodePresentation(with: coder) }

  /// Called after all objects were restored. The default implementation does nothing.
  open func applicationFinishedRestoringState() {}

  // MARK: Content unavailable

  /// The configuration of a view that covers the controller's view while there is no content, such as a
  /// `UIContentUnavailableConfiguration`.
  ///
  /// This view is as large as the visible part of the controller's view. The default is nil, which shows no such view.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailable?.configuration }
    set { showContentUnavailable(newValue) }
  }
  /// The state for which `contentUnavailableConfiguration` is updated: the traits and the text of an active search.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = (activeSearch ?? parentStorage as? any ActiveSearch)?.searchText
    return state
  }
  /// Requests a call of `updateContentUnavailableConfiguration(using:)` before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    needsContentUnavailableUpdate = true
    viewStorage?.setNeedsLayout()
  }
  /// Updates `contentUnavailableConfiguration`. This method is called before the first layout, after a change of the
  /// traits, and on request. Subclasses override it to set the configuration. The default implementation does nothing.
  ///
  /// - Parameter state: The state for which the configuration is updated.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
}
