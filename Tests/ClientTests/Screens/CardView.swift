import UIKit

/// A card that touches move, rotate and scale at the same time.
final class CardView: UIView, UIGestureRecognizerDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemTeal
    let pan = UIPanGestureRecognizer(target: self, action: Selector("panned:", Self.panned))
    let pinch = UIPinchGestureRecognizer(target: self, action: Selector("pinched:", Self.pinched))
    let turn = UIRotationGestureRecognizer(target: self, action: Selector("turned:", Self.turned))
    for recognizer in [pan, pinch, turn] {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { gestureRecognizer.view === other.view }

  func panned(_ pan: UIPanGestureRecognizer) {
    let by = pan.translation(in: superview)
    center = CGPoint(x: center.x + by.x, y: center.y + by.y)
    pan.setTranslation(.zero, in: superview)
  }

  func pinched(_ pinch: UIPinchGestureRecognizer) {
    transform = transform.scaledBy(x: pinch.scale, y: pinch.scale)
    pinch.scale = 1
  }

  func turned(_ turn: UIRotationGestureRecognizer) {
    transform = transform.rotated(by: turn.rotation)
    turn.rotation = 0
  }
}
