import Foundation
import QuartzCore

/// A view with spinning spokes that indicates that a task of unknown length is in progress.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size and the default color of an activity indicator.
  public enum Style: Int, Sendable {
    /// A large white indicator, 37 points wide and high. It is deprecated in UIKit in favor of `large` with a color.
    case whiteLarge = 0
    /// A small white indicator, 20 points wide and high. It is deprecated in UIKit in favor of `medium` with a color.
    case white = 1
    /// A small gray indicator, 20 points wide and high. It is deprecated in UIKit in favor of `medium`.
    case gray = 2
    /// The standard size, 20 points wide and high. This is the default.
    case medium = 100
    /// A large indicator, 37 points wide and high.
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

  private static let spokeCount = 8
  private static let animationKey = "spokes"
  private let imageView = UIImageView()

  /// Creates an indicator of a style.
  ///
  /// - Parameter style: The style, which determines the size of the frame. The origin of the frame is (0, 0).
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    setUp()
  }

  /// Creates an indicator of the `medium` style.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Creates an activity indicator from data in an unarchiver. Properties are decoded only from nibs and storyboards. With other data,
  /// the indicator has the style `medium` and does not animate.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)!
    setUp()
    coder.decodeNib(into: self, as: UIActivityIndicatorView.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    addSubview(imageView)
    isHidden = true
  }

  /// The size and the default color of the indicator. A `color` that was set remains.
  open var style: UIActivityIndicatorView.Style {
    didSet {
      drawSpokes()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  private var customColor: UIColor?

  /// The color of the spokes. The default is the color of the style.
  open var color: UIColor! {
    get { customColor ?? style.color }
    set {
      recordAppearanceValue(\UIActivityIndicatorView.color, newValue)
      customColor = newValue
      drawSpokes()
    }
  }

  /// A Boolean value that determines whether the indicator hides itself while it does not animate. The default is
  /// `true`.
  ///
  /// The indicator sets `isHidden`, so a stack view closes the gap.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  /// A Boolean value that determines whether the indicator is hidden. The initial value is `true`.
  ///
  /// While `hidesWhenStopped` is `true`, `startAnimating()` and `stopAnimating()` set this property.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if !newValue, imageView.image == nil { drawSpokes() }
    }
  }

  /// A Boolean value that indicates whether the indicator animates. `startAnimating()` and `stopAnimating()` change it.
  open private(set) var isAnimating = false

  /// Starts the animation, and shows the indicator if `hidesWhenStopped` is `true`.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
    rotate()
  }

  /// Stops the animation, and hides the indicator if `hidesWhenStopped` is `true`.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    imageView.layer.removeAnimation(forKey: Self.animationKey)
    if hidesWhenStopped { isHidden = true }
  }

  private func rotate() {
    guard isAnimating, window != nil, imageView.layer.animation(forKey: Self.animationKey) == nil else { return }
    let rotation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    // The animation has one step for each spoke. The spokes do not move, and the brightness moves from one spoke to the next.
    rotation.values = (0..<Self.spokeCount).map { Double($0) * 2 * .pi / Double(Self.spokeCount) }
    rotation.calculationMode = .discrete
    rotation.keyTimes = (0...Self.spokeCount).map { NSNumber(value: Double($0) / Double(Self.spokeCount)) }
    rotation.duration = 1
    rotation.repeatCount = .infinity
    rotation.isRemovedOnCompletion = false
    imageView.layer.add(rotation, forKey: Self.animationKey)
  }

  open override dynamic func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { imageView.layer.removeAnimation(forKey: Self.animationKey) } else { rotate() }
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if imageView.image != nil { drawSpokes() }
  }

  private func drawSpokes() {
    guard !isHidden || imageView.image != nil else { return }
    let side = style.side
    let color = color.resolvedColor(with: traitCollection)
    let format = UIGraphicsImageRendererFormat()
    format.scale = max(1, traitCollection.displayScale)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
    imageView.image = renderer.image { context in
      let center = side / 2
      let (inner, outer, width) = (side * 0.24, side * 0.47, side * 0.1)
      for spoke in 0..<Self.spokeCount {
        // The brightest spoke is at the top; the ones behind it fade.
        let brightness = 1 - 0.75 * CGFloat((Self.spokeCount - spoke) % Self.spokeCount) / CGFloat(Self.spokeCount - 1)
        let line = UIBezierPath(
          roundedRect: CGRect(x: -width / 2, y: -outer, width: width, height: outer - inner), cornerRadius: width / 2)
        line.apply(CGAffineTransform(rotationAngle: CGFloat(spoke) * 2 * .pi / CGFloat(Self.spokeCount)))
        line.apply(CGAffineTransform(translationX: center, y: center))
        color.withAlphaComponent(color.cgColor.alpha * brightness).setFill()
        line.fill()
      }
    }
  }

  /// The size of the indicator, which depends on its style. It is 20 by 20 points for `medium`, and 37 by 37 points for
  /// `large`.
  open override dynamic var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    // The spinning view has a transform, so its frame cannot be set. Its origin is in whole points (measurements.md 15.11).
    let side = style.side
    let origin = CGPoint(
      x: (bounds.midX - side / 2).rounded(.down), y: (bounds.midY - side / 2).rounded(.down))
    imageView.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    imageView.center = CGPoint(x: origin.x + side / 2, y: origin.y + side / 2)
  }
}
