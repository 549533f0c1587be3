import UIKit

/// The transition between the overview and an opened stack: the photos of the opened screen spread from the stack, or
/// return to it, while the overview fades.
///
/// It is one change of the opened screen's layout, between a pile at the place of the stack and the grid. With a pinch, the
/// fingers determine its progress.
final class StackTransition: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  private static let duration: TimeInterval = 0.4
  /// The change of the pinch scale that opens a stack completely.
  private static let openingScale: CGFloat = 1.2
  /// The change of the pinch scale that closes a stack completely.
  private static let closingScale: CGFloat = 0.5
  /// The progress from which a stack remains opened or closed when the fingers are lifted.
  private static let completionProgress: CGFloat = 0.4

  private unowned let overview: StacksViewController
  /// A Boolean value that indicates whether a pinch determines the progress.
  private(set) var isInteractive = false
  private var start = CGPoint.zero
  private var context: (any UIViewControllerContextTransitioning)?
  private var screen: LibraryViewController?
  private var spread: SpreadTransitionLayout?
  /// The grid of a stack that is being opened, which keeps the photo in front of the stack there.
  private var openedGrid: PhotoGridLayout?
  private var isOpening = true
  /// The result of the pinch if it ended before the transition started: `true` to complete the transition, `false` to
  /// cancel it. Otherwise `nil`.
  private var earlyEnd: Bool?
  /// A Boolean value that indicates whether the navigation controller has begun the push or pop of the pinch.
  private var hasBegun = false

  /// A Boolean value that indicates whether a stack is being opened or closed.
  var isRunning: Bool { isInteractive || context != nil }

  init(_ overview: StacksViewController) {
    self.overview = overview
    super.init()
  }

  // MARK: Choosing the transition

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let opened = (operation == .push ? toVC : fromVC) as? LibraryViewController
    let other = operation == .push ? fromVC : toVC
    guard let opened, opened.stackTransition === self, other === overview else { return nil }
    isOpening = operation == .push
    screen = opened
    hasBegun = true
    return self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? self : nil }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  // MARK: Preparing

  /// Adds the views, and returns the layouts of the stack and of the grid. The opened screen has the first layout.
  private func prepare(
    _ context: any UIViewControllerContextTransitioning
  ) -> (screen: LibraryViewController, pile: PileLayout, grid: UICollectionViewLayout)? {
    guard let screen, let view = screen.view, let back = overview.view else { return nil }
    self.context = context
    let container = context.containerView
    if isOpening {
      view.frame = context.finalFrame(for: screen)
      container.addSubview(view)
    } else {
      back.frame = context.finalFrame(for: overview)
      container.insertSubview(back, belowSubview: view)
    }
    view.layoutIfNeeded()
    let collectionView: UICollectionView = screen.collectionView
    collectionView.layoutIfNeeded()
    let grid = collectionView.collectionViewLayout
    let section = overview.section(of: screen.collection) ?? 0
    let middle = CGRect(x: back.bounds.midX - 1, y: back.bounds.midY - 1, width: 2, height: 2)
    let frame = overview.stackFrame(of: screen.collection) ?? back.convert(middle, to: nil)
    let photos = screen.photos
    let first = (0..<min(StackGeometry.candidates, photos.count)).compactMap { photos.item(at: $0) }
    let paths = StackGeometry.front(first).map { photos.indexPath(of: $0) }
    let pile = PileLayout(
      collectionView.convert(frame, from: nil), of: paths, isTurned: !section.isMultiple(of: 2),
      contentSize: collectionView.contentSize)
    overview.setStackHidden(true, of: screen.collection)
    collectionView.backgroundColor = .clear
    setBackground(isOpening ? 0 : 1)
    if isOpening {
      openedGrid = grid as? PhotoGridLayout
      openedGrid?.front = paths
      collectionView.setCollectionViewLayout(pile, animated: false)
      collectionView.layoutIfNeeded()
    }
    return (screen, pile, grid)
  }

  /// Shows the stack in the overview again, restores the background of the opened screen, and completes the transition in its
  /// context, also if the transition was cancelled.
  private func finish() {
    guard let context, let screen else { return }
    overview.setStackHidden(false, of: screen.collection)
    setBackground(1)
    screen.collectionView.backgroundColor = .systemBackground
    openedGrid?.front = []
    openedGrid = nil
    self.context = nil
    self.screen = nil
    spread = nil
    isInteractive = false
    earlyEnd = nil
    context.completeTransition(!context.transitionWasCancelled)
  }

  private func setBackground(_ openness: CGFloat) {
    screen?.view.backgroundColor = .systemBackground.withAlphaComponent(openness)
    screen?.levelControl.alpha = openness
  }

  // MARK: Without a pinch

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let (screen, pile, grid) = prepare(transitionContext) else {
      return transitionContext.completeTransition(true)
    }
    let layout = isOpening ? grid : pile
    UIView.animate(withDuration: Self.duration) { self.setBackground(self.isOpening ? 1 : 0) }
    screen.collectionView.setCollectionViewLayout(layout, animated: true) { [weak self] _ in self?.finish() }
  }

  // MARK: With a pinch

  /// Begins to follow a pinch, before the push or the pop.
  func begin(at pinch: UIPinchGestureRecognizer, in navigationController: UINavigationController?) {
    navigationController?.delegate = self
    isInteractive = true
    hasBegun = false
    earlyEnd = nil
    start = pinch.location(in: nil)
  }

  /// Closes an opened screen with a pinch of two fingers that come together, if it shows the grid of all photos.
  ///
  /// - Returns: `true` if the pinch belongs to the transition.
  func closes(_ opened: LibraryViewController, with pinch: UIPinchGestureRecognizer) -> Bool {
    if isInteractive {
      update(with: pinch)
      return true
    }
    // The wheel has no touches, and changes the size of the photos.
    guard !isRunning, pinch.state == .began || pinch.state == .changed, pinch.numberOfTouches == 2, pinch.scale < 0.97,
      opened.gridLayout != nil, opened.level != .photos(.large), !opened.isEditing,
      opened.navigationController?.topViewController === opened
    else { return false }
    begin(at: pinch, in: opened.navigationController)
    opened.navigationController?.popViewController(animated: true)
    return true
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let (screen, pile, grid) = prepare(transitionContext) else {
      return transitionContext.completeTransition(true)
    }
    let next: UICollectionViewLayout = isOpening ? grid : pile
    let layout = screen.collectionView.startInteractiveTransition(to: next) { [weak self] _, _ in self?.finish() }
    spread = layout as? SpreadTransitionLayout
    if let earlyEnd { end(earlyEnd) }
  }

  /// Sets the progress of the transition from the scale of the pinch, and moves the photos with its center. Completes or
  /// cancels the transition when the pinch ends.
  func update(with pinch: UIPinchGestureRecognizer) {
    let scale = pinch.scale
    let part = isOpening ? (scale - 1) / Self.openingScale : (1 - scale) / Self.closingScale
    let progress = min(max(part, 0), 1)
    switch pinch.state {
    case .began, .changed:
      guard let spread else { return }
      let location = pinch.location(in: nil)
      spread.shift = CGPoint(x: location.x - start.x, y: location.y - start.y)
      spread.transitionProgress = progress
      setBackground(isOpening ? progress : 1 - progress)
      context?.updateInteractiveTransition(progress)
    case .ended: end(progress >= Self.completionProgress)
    case .cancelled, .failed: end(false)
    default: break
    }
  }

  /// Completes or cancels the transition when the fingers are lifted.
  private func end(_ isFinishing: Bool) {
    guard let context, let screen, spread != nil else {
      earlyEnd = isFinishing
      // Another transition may have prevented the push or pop.
      if !hasBegun { isInteractive = false }
      return
    }
    spread = nil
    let isOpened = isOpening == isFinishing
    UIView.animate(withDuration: Self.duration) { self.setBackground(isOpened ? 1 : 0) }
    if isFinishing {
      context.finishInteractiveTransition()
      screen.collectionView.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
      screen.collectionView.cancelInteractiveTransition()
    }
  }
}
