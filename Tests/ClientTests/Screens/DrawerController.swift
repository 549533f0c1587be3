import UIKit

/// A drawer that is pulled up from the bottom, with an animator that the touch scrubs, continues and interrupts.
final class DrawerController: UIViewController {
  let drawer = UIView()
  private(set) var isOpen = false
  private var animator: UIViewPropertyAnimator?
  private var fractionAtTouch: CGFloat = 0
  private let height: CGFloat = 300

  override func viewDidLoad() {
    super.viewDidLoad()
    drawer.backgroundColor = .secondarySystemBackground
    drawer.layer.cornerRadius = 12
    drawer.frame = frame(open: false)
    view.addSubview(drawer)
    drawer.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("panned:", Self.panned)))
  }

  private func frame(open: Bool) -> CGRect {
    CGRect(x: 0, y: view.bounds.height - (open ? height : 60), width: view.bounds.width, height: height)
  }

  private func begin() -> UIViewPropertyAnimator {
    if let animator { return animator }
    let target = !isOpen
    let made = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 1) { [self] in drawer.frame = frame(open: target) }
    made.addCompletion { [weak self] position in
      guard let self else { return }
      if position == .end { isOpen = target }
      drawer.frame = frame(open: isOpen)
      animator = nil
    }
    animator = made
    return made
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      let animator = begin()
      animator.pauseAnimation()
      fractionAtTouch = animator.fractionComplete
    case .changed:
      guard let animator else { return }
      var by = -pan.translation(in: view).y / (height - 60)
      if isOpen { by = -by }
      if animator.isReversed { by = -by }
      animator.fractionComplete = min(1, max(0, fractionAtTouch + by))
    case .ended, .cancelled:
      guard let animator else { return }
      let upwards = pan.velocity(in: view).y
      let wanted = abs(upwards) < 50 ? animator.fractionComplete > 0.5 : (upwards < 0) != isOpen
      animator.isReversed = !wanted
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    default: break
    }
  }
}
