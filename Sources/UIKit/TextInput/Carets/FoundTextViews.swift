import CoreGraphics

/// The backgrounds of the results of a search, behind all other subviews of the view that displays the text.
@MainActor final class FoundTextViews {
  /// A rectangle that a result covers in a line.
  struct Rect {
    let frame: CGRect
    let isHighlighted: Bool
  }

  private var views: [FoundTextView] = []

  /// Replaces the displayed rectangles. The new rectangles are in the coordinates of `host`, the view that displays the text.
  func show(_ rects: [Rect], in host: UIView?) {
    while views.count > rects.count { views.removeLast().removeFromSuperview() }
    while let host, views.count < rects.count {
      let view = FoundTextView(frame: .zero)
      host.insertSubview(view, at: 0)
      views.append(view)
    }
    for (view, rect) in zip(views, rects) {
      view.frame = rect.frame.insetBy(dx: -1, dy: 0)
      view.isHighlighted = rect.isHighlighted
    }
  }
}

/// The background of a result in one line.
private final class FoundTextView: UIView {
  var isHighlighted = false {
    didSet { if isHighlighted != oldValue { updateColor() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = 3
    updateColor()
  }

  required init?(coder: NSCoder) { nil }

  private func updateColor() {
    let isHighlighted = isHighlighted
    // White text remains legible on the darker yellow.
    backgroundColor = UIColor {
      let isDark = $0.userInterfaceStyle == .dark
      let alpha: CGFloat = isHighlighted ? isDark ? 0.6 : 0.9 : isDark ? 0.25 : 0.3
      return UIColor.systemYellow.resolvedColor(with: $0).withAlphaComponent(alpha)
    }
  }
}
