import CoreGraphics

/// The card of a sheet: its content with rounded corners, a shadow and a grabber.
@MainActor final class SheetCardView: UIView {
  private let clip = UIView()
  private var grabber: UIView?
  var radius: CGFloat = 12 { didSet { if radius != oldValue { setNeedsLayout() } } }
  /// Indicates whether the card floats above the bottom edge. A floating card has a shadow, and all its corners are
  /// rounded.
  var isFloating = false { didSet { if isFloating != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clip.clipsToBounds = true
    addSubview(clip)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 6)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func show(_ view: UIView) {
    guard view.superview !== clip else { return }
    view.frame = clip.bounds
    clip.addSubview(view)
  }

  var showsGrabber = false {
    didSet {
      guard showsGrabber != oldValue else { return }
      if showsGrabber {
        let view = UIView()
        view.isUserInteractionEnabled = false
        view.backgroundColor = .tertiaryLabel
        view.layer.cornerRadius = 2.5
        grabber = view
        addSubview(view)
      } else {
        grabber?.removeFromSuperview()
        grabber = nil
      }
      setNeedsLayout()
    }
  }

  /// Adds a material behind content without a background color in a floating card, as iOS 26 does. A card that does not
  /// float has no material, so the views behind the sheet are visible through such content.
  private func showMaterial() {
    let color = clip.subviews.first?.backgroundColor
    let isNeeded = isFloating && (color == nil || color == .clear)
    guard isNeeded != (clip.materialEffect != nil) else { return }
    clip.materialEffect = isNeeded ? UIBlurEffect(style: .systemMaterial) : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    clip.subviews.first?.frame = clip.bounds
    clip.layer.cornerRadius = radius
    showMaterial()
    clip.layer.maskedCorners =
      isFloating
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.shadowOpacity = isFloating ? 0.18 : 0
    // The size of the grabber and its distance from the edge: 36 × 5 points, 5 points below the top edge (measured on
    // UIKit, case `sheet-medium-2x` of Tests/Oracle).
    grabber?.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
  }
}
