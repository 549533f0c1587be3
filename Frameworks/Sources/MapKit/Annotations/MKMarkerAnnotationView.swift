import CoreGraphics
import UIKit

/// A balloon with a letter or a picture, and the title of the annotation below. A selected one is larger.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// A Boolean value that determines whether the title is visible. The default is that the map decides, which means visible.
  open var titleVisibility = MKFeatureVisibility.adaptive {
    didSet { updateTexts() }
  }
  /// A Boolean value that determines whether the subtitle is visible. The default is that the map decides, which means visible for
  /// a selected view without a callout.
  open var subtitleVisibility = MKFeatureVisibility.adaptive {
    didSet { updateTexts() }
  }
  /// The color of the balloon. The default, nil, is the system's red.
  open var markerTintColor: UIColor? {
    didSet { balloon.setNeedsDisplay() }
  }
  /// The color of the letter or the picture. The default, nil, is white.
  open var glyphTintColor: UIColor? {
    didSet { updateGlyph() }
  }
  /// The text in the balloon, which has room for two or three letters.
  open var glyphText: String? {
    didSet { updateGlyph() }
  }
  /// The picture in the balloon, which is drawn in one color.
  open var glyphImage: UIImage? {
    didSet { updateGlyph() }
  }
  /// The picture in the balloon of a selected view. The default, nil, is `glyphImage`.
  open var selectedGlyphImage: UIImage? {
    didSet { updateGlyph() }
  }
  /// A Boolean value that determines whether the balloon grows when it is added. The default is `false`.
  open var animatesWhenAdded = false

  private let balloon = MarkerBalloonView()
  private let glyphLabel = UILabel()
  private let glyphView = UIImageView()
  private let titleLabel = MarkerLabel()
  private let subtitleLabel = MarkerLabel()

  /// Creates a balloon.
  ///
  /// - Parameters:
  ///   - annotation: The annotation.
  ///   - reuseIdentifier: The identifier by which the view is used again, or nil if it is not.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    setUp()
  }
  /// Creates a balloon from a nib.
  ///
  /// - Parameter coder: The decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    // The tip of the balloon is at the place of the annotation.
    bounds.size = CGSize(width: 28, height: 36)
    centerOffset = CGPoint(x: 0, y: -18)
    collisionMode = .circle
    balloon.marker = self
    for view in [balloon, glyphView, glyphLabel] as [UIView] {
      view.isUserInteractionEnabled = false
      balloon === view ? addSubview(view) : balloon.addSubview(view)
    }
    glyphLabel.textAlignment = .center
    glyphLabel.adjustsFontSizeToFitWidth = true
    glyphLabel.minimumScaleFactor = 0.5
    glyphView.contentMode = .scaleAspectFit
    for (label, size, weight) in [(titleLabel, 12.0, UIFont.Weight.semibold), (subtitleLabel, 11, .regular)] {
      label.font = .systemFont(ofSize: size, weight: weight)
      label.textAlignment = .center
      label.numberOfLines = 2
      addSubview(label)
    }
    updateGlyph()
    updateTexts()
  }

  override func annotationDidChange() { updateTexts() }

  override func animateAddition() {
    guard animatesWhenAdded else { return }
    layoutIfNeeded()
    balloon.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.65, initialSpringVelocity: 0, options: [],
      animations: { self.layoutBalloon() })
  }

  open override func prepareForDisplay() {
    super.prepareForDisplay()
    updateGlyph()
    updateTexts()
  }

  open override func setSelected(_ selected: Bool, animated: Bool) {
    let changes = selected != isSelected
    super.setSelected(selected, animated: animated)
    guard changes else { return }
    updateTexts()
    updateGlyph()
    let apply = { self.layoutBalloon() }
    if animated, window != nil {
      UIView.animate(
        withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.65, initialSpringVelocity: 0, options: [],
        animations: apply)
    } else {
      apply()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutBalloon()
  }

  private static let selectedScale: CGFloat = 1.9
  override var drawnTop: CGFloat { isSelected ? bounds.maxY - 36 * Self.selectedScale : bounds.minY }

  private func layoutBalloon() {
    let size = CGSize(width: 28, height: 36)
    balloon.bounds.size = size
    // The balloon grows from its tip.
    balloon.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    balloon.center = CGPoint(x: bounds.midX, y: bounds.maxY)
    balloon.transform = isSelected ? CGAffineTransform(scaleX: Self.selectedScale, y: Self.selectedScale) : .identity
    // The larger balloon is drawn with more pixels.
    let scale = traitCollection.displayScale * (isSelected ? 2 : 1)
    for view in [balloon, glyphLabel] as [UIView] where view.contentScaleFactor != scale {
      view.contentScaleFactor = scale
      view.setNeedsDisplay()
    }
    let glyph = CGRect(x: 5, y: 5, width: 18, height: 18)
    glyphLabel.frame = glyph
    glyphView.frame = glyph.insetBy(dx: 1, dy: 1)
    let width: CGFloat = 110
    let height = titleLabel.isHidden ? 0 : titleLabel.sizeThatFits(CGSize(width: width, height: 40)).height
    titleLabel.frame = CGRect(x: bounds.midX - width / 2, y: bounds.maxY + 2, width: width, height: height)
    let lower = subtitleLabel.isHidden ? 0 : subtitleLabel.sizeThatFits(CGSize(width: width, height: 40)).height
    subtitleLabel.frame = CGRect(x: titleLabel.frame.minX, y: titleLabel.frame.maxY, width: width, height: lower)
  }

  private func updateTexts() {
    let title = annotation?.title ?? nil
    let subtitle = annotation?.subtitle ?? nil
    titleLabel.text = title
    subtitleLabel.text = subtitle
    titleLabel.isHidden = titleVisibility == .hidden || title?.isEmpty != false
    subtitleLabel.isHidden =
      subtitle?.isEmpty != false || subtitleVisibility == .hidden
      || subtitleVisibility == .adaptive && (!isSelected || canShowCallout)
    setNeedsLayout()
  }

  private func updateGlyph() {
    let picture = isSelected ? selectedGlyphImage ?? glyphImage : glyphImage
    let members = (annotation as? MKClusterAnnotation)?.memberAnnotations.count
    let text = glyphText ?? members.map(String.init)
    let color = glyphTintColor ?? .white
    glyphView.image = picture?.withRenderingMode(.alwaysTemplate)
    glyphView.tintColor = color
    glyphView.isHidden = picture == nil
    glyphLabel.text = text
    glyphLabel.textColor = color
    glyphLabel.font = .systemFont(ofSize: 13, weight: .bold)
    glyphLabel.isHidden = picture != nil
    balloon.showsDot = picture == nil && text == nil
  }
}
