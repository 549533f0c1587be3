import CoreGraphics
import Foundation

/// The attachment character that represents a token in the text of a search field. The attachment is drawn as a capsule
/// with the token's text.
final class SearchTokenAttachment: NSTextAttachment, @unchecked Sendable {
  let token: UISearchToken

  init(_ token: UISearchToken) {
    self.token = token
    super.init(data: nil, ofType: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The size of the font for which the other lengths are, in points. They grow and shrink with the font.
  private static let standardFontSize: CGFloat = 17
  /// The greatest width of a token's text, in points.
  private static let maximumTextWidth: CGFloat = 180
  private static let height: CGFloat = 28
  private static let padding: CGFloat = 10
  private static let iconSide: CGFloat = 16
  private static let gapAfterIcon: CGFloat = 4
  /// The distance between a token and the following token or text, in points.
  private static let gap: CGFloat = 5

  /// Draws the token.
  ///
  /// - Parameters:
  ///   - color: The color of the capsule.
  ///   - font: The font of the field, on whose capital letters the capsule is centered.
  ///   - traits: The traits of the field, which determine the scale and dynamic colors.
  @MainActor func draw(color: UIColor, font: UIFont, traits: UITraitCollection) {
    let growth = font.pointSize / Self.standardFontSize
    let padding = Self.padding * growth
    let iconSide = Self.iconSide * growth
    let gap = Self.gap * growth
    let smallFont = UIFont.systemFont(ofSize: font.pointSize * 15 / 17, weight: .medium)
    let color = color.resolvedColor(with: traits)
    let textColor = Self.contrastingColor(on: color)
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let tokenText = NSAttributedString(
      string: token.text, attributes: [.font: smallFont, .foregroundColor: textColor, .paragraphStyle: style])
    let textSize = tokenText.size()
    let width = min(textSize.width.rounded(.up), Self.maximumTextWidth * growth)
    let icon: CGFloat = token.icon == nil ? 0 : iconSide + Self.gapAfterIcon * growth
    let capsule = CGSize(width: (width + icon + 2 * padding).rounded(.up), height: (Self.height * growth).rounded())
    let format = UIGraphicsImageRendererFormat()
    format.scale = max(1, traits.displayScale)
    let size = CGSize(width: capsule.width + gap, height: capsule.height)
    let isMirrored = traits.layoutDirection == .rightToLeft
    image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      let capsuleX = isMirrored ? gap : 0
      color.setFill()
      UIBezierPath(
        roundedRect: CGRect(origin: CGPoint(x: capsuleX, y: 0), size: capsule), cornerRadius: capsule.height / 2
      ).fill()
      let textX = isMirrored ? capsuleX + padding : capsuleX + padding + icon
      tokenText.draw(
        in: CGRect(x: textX, y: ((capsule.height - textSize.height) / 2), width: width, height: textSize.height + 1))
      guard let iconImage = token.icon else { return }
      let iconScale = iconSide / max(1, max(iconImage.size.width, iconImage.size.height))
      let shownSize = CGSize(width: iconImage.size.width * iconScale, height: iconImage.size.height * iconScale)
      let x = isMirrored ? capsuleX + capsule.width - padding - iconSide : capsuleX + padding
      // Apple's sample "Using suggested searches with a search controller" shows icons in their own colors.
      let shownIcon =
        iconImage.renderingMode == .alwaysOriginal
        ? iconImage : iconImage.withTintColor(textColor, renderingMode: .alwaysTemplate)
      shownIcon.draw(
        in: CGRect(
          x: x + (iconSide - shownSize.width) / 2, y: (capsule.height - shownSize.height) / 2,
          width: shownSize.width,
          height: shownSize.height))
    }
    bounds = CGRect(x: 0, y: (font.capHeight - size.height) / 2, width: size.width, height: size.height)
  }

  /// Returns black or white, depending on which has the greater contrast with a color.
  @MainActor private static func contrastingColor(on color: UIColor) -> UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    if alpha < 0.5 { return .label }
    return 0.299 * red + 0.587 * green + 0.114 * blue > 0.7 ? .black : .white
  }
}
