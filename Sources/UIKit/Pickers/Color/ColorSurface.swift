import CoreGraphics

/// A control of a color picker in which the user selects a color with a finger or the arrow keys.
@MainActor class ColorSurface: UIControl {
  /// The selected color. The default is black.
  var pickedColor = PickedColor(hue: 0, saturation: 0, brightness: 0) { didSet { pickedColorDidChange() } }
  /// A closure that receives a color that the user has selected. The second argument is `true` while the user is still
  /// changing the color.
  var onPick: ((PickedColor, Bool) -> Void)?

  /// Updates the appearance after `pickedColor` has changed. Subclasses override this method.
  func pickedColorDidChange() { setNeedsLayout() }

  /// Returns the color at a point. Subclasses override this method.
  func color(at point: CGPoint) -> PickedColor { pickedColor }

  private func pickColor(_ touch: UITouch?, continues: Bool) {
    guard let touch else { return }
    let point = touch.location(in: self)
    pickedColor = color(
      at: CGPoint(
        x: min(max(point.x, bounds.minX), bounds.maxX - 0.01), y: min(max(point.y, bounds.minY), bounds.maxY - 0.01)))
    onPick?(pickedColor, continues)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pickColor(touch, continues: true)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pickColor(touch, continues: true)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { pickColor(touch, continues: false) }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // A drag that selects a color must not move the sheet.
    if isTracking, gestureRecognizer.view !== self { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  package override func activateByKey() {}
  package override var focusOutline: (rect: CGRect, radius: CGFloat) { (bounds, layer.cornerRadius) }
}
