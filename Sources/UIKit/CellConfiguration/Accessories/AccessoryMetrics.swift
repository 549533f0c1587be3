import CoreGraphics
import Foundation

/// How large the marks and controls at the ends of rows are. They grow with the user's text size.
///
/// Measured on iOS 26.1 at body sizes of 17, 23 and 33 points (`list-acc-*`, `table-edit-controls-62`,
/// `table-plain-subtitle-xxxl-edit-2x`, `table-disclosure-size-accessibilityLarge`); between and beyond them lengths go by
/// the size of the body text.
struct AccessoryMetrics: Equatable {
  /// Points of the body text.
  let body: CGFloat
  /// Pixels a point.
  let scale: CGFloat

  init(body: CGFloat, scale: CGFloat) {
    self.body = body
    self.scale = max(1, scale)
  }

  init(_ traits: UITraitCollection) {
    self.init(
      body: UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize, scale: traits.displayScale)
  }

  /// What lies between accessories of one side.
  static let gap: CGFloat = 10.5

  /// A length at 17 points of text, and what each further point of text adds.
  private func length(_ base: CGFloat, _ growth: CGFloat) -> CGFloat {
    pixels(max(1, base + growth * (body - 17)))
  }

  /// To whole pixels, halves up.
  func pixels(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }

  /// The width that the system reserves for an accessory.
  var slot: CGFloat { length(24, 1.25) }
  /// The sides of the controls that delete, insert and select.
  var control: CGFloat { length(26, 8.5 / 6) }
  /// The disc within such a control.
  var disc: CGFloat { length(22, 22 / 17) }
  /// The chevron of a row that leads on.
  var disclosure: CGSize { CGSize(width: length(10.4, 0.6), height: length(14, 14.5 / 16)) }
  /// The width that lists reserve for that chevron.
  var disclosureSlot: CGFloat { disclosure.height }
  /// The checkmark of a row.
  var checkmark: CGSize {
    CGSize(width: length(19, 19 / 17), height: length(scale > 2.5 ? 17.333 : 18, 18 / 17))
  }
  /// The lines of the grip by which a row is moved.
  var grip: CGSize { CGSize(width: length(27, 9.5 / 6), height: length(15, 15 / 17)) }
  /// The i in a circle.
  var detail: CGFloat { length(22, 22 / 17) }
  /// The arrows of a row that shows a menu.
  var popUp: CGSize { CGSize(width: length(11, 11 / 17), height: length(16, 16 / 17)) }
  /// What a finger needs, in points each way.
  static let touch: CGFloat = 44
}
