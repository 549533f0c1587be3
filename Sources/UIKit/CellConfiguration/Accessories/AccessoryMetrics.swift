import CoreGraphics
import Foundation

/// The sizes of the marks and controls at the ends of rows. They grow with the user's text size.
///
/// Measured on iOS 26.1 at body sizes of 17, 23 and 33 points (`list-acc-*`, `table-edit-controls-62`,
/// `table-plain-subtitle-xxxl-edit-2x`, `table-disclosure-size-accessibilityLarge`, `table-edit-ax1`); between and beyond
/// them lengths go by the size of the body text.
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

  /// Between the slots of accessories of one side of a list cell (`list-acc-disclosure-plus-checkmark`: 10.5 points
  /// between the marks, of which 2.5 belong to the checkmark's slot).
  static let gap: CGFloat = 8
  /// Between the accessories of a table's row. Not measured.
  static let tableGap: CGFloat = 10.5

  /// Whether the text size is one of the accessibility sizes, whose body text begins at 28 points. Symbols of controls are
  /// then of the medium scale instead of the large one, and reserve no more than their own width.
  var isAccessibilitySize: Bool { body > 23 }

  /// A length at 17 points of text, and what each further point of text adds.
  private func length(_ base: CGFloat, _ growth: CGFloat) -> CGFloat {
    pixels(max(1, base + growth * (body - 17)))
  }

  /// A length of a symbol of the large scale at 17 points of text with its growth, and of the medium scale at 33 points.
  private func symbol(_ base: CGFloat, _ growth: CGFloat, medium: CGFloat) -> CGFloat {
    isAccessibilitySize ? pixels(medium * body / 33) : length(base, growth)
  }

  /// To whole pixels, halves up.
  func pixels(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }

  /// The width that the system reserves for an accessory. At accessibility sizes an accessory reserves its own width
  /// (`reserved(for:)`).
  var slot: CGFloat { symbol(24, 1.25, medium: 39) }
  /// Returns the width that an accessory of a width takes where it stands in the system's slot.
  func reserved(for width: CGFloat) -> CGFloat { isAccessibilitySize ? width : slot }

  /// The controls that delete, insert and select.
  var control: CGSize {
    CGSize(width: symbol(26, 8.5 / 6, medium: 39), height: symbol(26, 8.5 / 6, medium: 38))
  }
  /// The disc within such a control.
  var disc: CGFloat { symbol(22, 22 / 17, medium: 33) }
  /// How far the symbols of controls and checkmarks stand above the middle of their row, in points: they stand on the
  /// baseline of 17-point text, whatever their size (0.1, 2.2 and 5.6 points at 17, 23 and 33 points of text).
  var symbolLift: CGFloat { 0.1 + 5.5 / 16 * (body - 17) }
  /// The chevron of a row that leads on.
  var disclosure: CGSize { CGSize(width: length(10.4, 0.6), height: length(14, 14.5 / 16)) }
  /// The width that lists reserve for that chevron.
  var disclosureSlot: CGFloat { disclosure.height }
  /// The checkmark of a row.
  var checkmark: CGSize {
    CGSize(width: length(19, 18.5 / 16), height: length(scale > 2.5 ? 17.333 : 18, 16.5 / 16))
  }
  /// The lines of the control by which a row is moved.
  var grip: CGSize {
    CGSize(width: symbol(27, 9.5 / 6, medium: 41), height: symbol(15, 15 / 17, medium: 21.5))
  }
  /// The i in a circle.
  var detail: CGFloat { length(22, 22 / 17) }
  /// The arrows of a row that shows a menu.
  var popUp: CGSize { CGSize(width: length(11, 11 / 17), height: length(16, 16 / 17)) }
  /// What a finger needs, in points each way.
  static let touch: CGFloat = 44
}
