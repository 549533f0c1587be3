import Foundation
import QuartzCore

/// Turning spokes: something is going on, and nobody knows for how long.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large it is, and in what colour.
  public enum Style: Int, Sendable {
    /// Large and white; `large` with a colour replaces it.
    case whiteLarge = 0
    /// Small and white; `medium` with a colour replaces it.
    case white = 1
    /// Small and grey; `medium` replaces it.
    case gray = 2
    /// 20 points. The default.
    case medium = 100
    /// 37 points.
    case large = 101

    var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }

    var color: UIColor {
      switch self {
      case .whiteLarge, .white: .white
      case .gray: UIColor(white: 0, alpha: 0.45)
      case .medium, .large: UIColor.secondaryLabel
      }
    }
  }

  private static let spokes = 8
  private static let key = "spokes"
  private let picture = UIImageView()

  /// An indicator of a style, as large as the style says, at the origin.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    setUp()
  }

  /// An indicator of the style medium.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Decodes what `UIView` decodes: a medium wheel that stands still.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)!
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    addSubview(picture)
    isHidden = true
  }

  /// How large it is. Setting it sets the colour, too.
  open var style: UIActivityIndicatorView.Style {
    didSet {
      chosenColor = nil
      drawSpokes()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  private var chosenColor: UIColor?

  /// The colour of the spokes. Default: the style's.
  open var color: UIColor! {
    get { chosenColor ?? style.color }
    set {
      chosenColor = newValue
      drawSpokes()
    }
  }

  /// Whether it hides itself (`isHidden`) while nothing turns, so that a stack closes the gap. Default true.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  /// Set by the indicator itself while `hidesWhenStopped`; true for a new one.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if !newValue, picture.image == nil { drawSpokes() }
    }
  }

  /// Whether it turns.
  public private(set) final var isAnimating = false

  /// Shows the spokes and lets them turn.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
    turn()
  }

  /// Stops the spokes, and hides them if `hidesWhenStopped`.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    picture.layer.removeAnimation(forKey: Self.key)
    if hidesWhenStopped { isHidden = true }
  }

  private func turn() {
    guard isAnimating, window != nil, picture.layer.animation(forKey: Self.key) == nil else { return }
    let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    // A step for each spoke: the spokes stand still and their brightness goes round.
    turn.values = (0..<Self.spokes).map { Double($0) * 2 * .pi / Double(Self.spokes) }
    turn.calculationMode = .discrete
    turn.keyTimes = (0...Self.spokes).map { NSNumber(value: Double($0) / Double(Self.spokes)) }
    turn.duration = 1
    turn.repeatCount = .infinity
    turn.isRemovedOnCompletion = false
    picture.layer.add(turn, forKey: Self.key)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { picture.layer.removeAnimation(forKey: Self.key) } else { turn() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if picture.image != nil { drawSpokes() }
  }

  private func drawSpokes() {
    guard !isHidden || picture.image != nil else { return }
    let side = style.side
    let color = color.resolvedColor(with: traitCollection)
    let format = UIGraphicsImageRendererFormat()
    format.scale = max(1, traitCollection.displayScale)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
    picture.image = renderer.image { context in
      let middle = side / 2
      let (inner, outer, width) = (side * 0.24, side * 0.47, side * 0.1)
      for spoke in 0..<Self.spokes {
        // The brightest spoke is the one at the top; behind it they fade.
        let brightness = 1 - 0.75 * CGFloat((Self.spokes - spoke) % Self.spokes) / CGFloat(Self.spokes - 1)
        let line = UIBezierPath(
          roundedRect: CGRect(x: -width / 2, y: -outer, width: width, height: outer - inner), cornerRadius: width / 2)
        line.apply(CGAffineTransform(rotationAngle: CGFloat(spoke) * 2 * .pi / CGFloat(Self.spokes)))
        line.apply(CGAffineTransform(translationX: middle, y: middle))
        color.withAlphaComponent(color.cgColor.alpha * brightness).setFill()
        line.fill()
      }
    }
  }

  /// The style's size.
  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    picture.bounds = CGRect(x: 0, y: 0, width: style.side, height: style.side)
    picture.center = CGPoint(x: nearestPixel(bounds.midX), y: nearestPixel(bounds.midY))
  }
}
