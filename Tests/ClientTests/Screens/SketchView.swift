import UIKit

/// A view that draws the strokes of touches with coalesced touches, and clears them after a three-finger tap.
final class SketchView: UIView {
  private(set) var strokes: [UIBezierPath] = []
  private var current: [UITouch: UIBezierPath] = [:]
  private(set) var cancelled = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    isMultipleTouchEnabled = true
    let clear = UITapGestureRecognizer(target: self, action: Selector("clear", Self.clear))
    clear.numberOfTouchesRequired = 3
    addGestureRecognizer(clear)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let path = UIBezierPath()
      path.lineWidth = 4
      path.lineCapStyle = .round
      path.move(to: touch.location(in: self))
      current[touch] = path
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      for place in event?.coalescedTouches(for: touch) ?? [touch] {
        current[touch]?.addLine(to: place.location(in: self))
        let from = CGRect(origin: place.previousLocation(in: self), size: .zero)
        setNeedsDisplay(from.union(CGRect(origin: place.location(in: self), size: .zero)).insetBy(dx: -4, dy: -4))
      }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      if let path = current.removeValue(forKey: touch) { strokes.append(path) }
    }
    setNeedsDisplay()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { current[touch] = nil }
    cancelled += touches.count
    setNeedsDisplay()
  }

  func clear() {
    strokes = []
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    UIColor.black.setStroke()
    for path in strokes + Array(current.values) { path.stroke() }
  }
}
