import CoreGraphics
import Foundation

/// The sizes of the glyphs and controls at the ends of rows. They scale with the user's text size.
///
/// Measured on iOS 26.1 at body sizes of 17, 23 and 33 points (`list-acc-*`, `table-edit-controls-62`,
/// `table-plain-subtitle-xxxl-edit-2x`, `table-disclosure-size-accessibilityLarge`, `table-edit-ax1`). For other sizes,
/// lengths are interpolated or extrapolated by the size of the body text.
struct AccessoryMetrics: Equatable {
  /// The font size of the body text, in points.
  let bodyPointSize: CGFloat
  /// The number of pixels per point, at least 1.
  let scale: CGFloat

  init(bodyPointSize: CGFloat, scale: CGFloat) {
    self.bodyPointSize = bodyPointSize
    self.scale = max(1, scale)
  }

  init(_ traits: UITraitCollection) {
    self.init(
      bodyPointSize: UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize,
      scale: traits.displayScale)
  }

  /// The space between the reserved widths of accessories on one side of a list cell, in points
  /// (`list-acc-disclosure-plus-checkmark` in list-cases.json: 10.5 points between the glyphs, including 2.5 points of the
  /// checkmark's reserved width).
  static let gap: CGFloat = 8
  /// The space between the accessories of a table view's row, in points: 10.5 in whole pixels. The value was not measured.
  var tableGap: CGFloat { pixels(10.5) }

  /// Indicates whether the text size is one of the accessibility sizes, at which body text has at least 28 points.
  ///
  /// At these sizes, the symbols of controls have the medium scale instead of the large scale, and only their own width
  /// is reserved.
  var isAccessibilitySize: Bool { bodyPointSize > 23 }

  /// Returns a length that grows linearly with the text size. `base` is the length for 17-point text, and `growth` the
  /// increase for each further point.
  private func scaledLength(_ base: CGFloat, _ growth: CGFloat) -> CGFloat {
    pixels(max(1, base + growth * (bodyPointSize - 17)))
  }

  /// Returns a length of a symbol at the current text size.
  ///
  /// With the large scale the length grows linearly from `base`, the value for 17-point text. With the medium scale it
  /// is proportional to `medium`, the value for 33-point text.
  private func symbolLength(_ base: CGFloat, _ growth: CGFloat, medium: CGFloat) -> CGFloat {
    isAccessibilitySize ? pixels(medium * bodyPointSize / 33) : scaledLength(base, growth)
  }

  /// Rounds a value to whole pixels. Halves are rounded up.
  func pixels(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }

  /// The standard width, in points, that is reserved for an accessory (its slot). At accessibility sizes an accessory
  /// reserves only its own width (`reserved(for:)`).
  var slot: CGFloat { symbolLength(24, 1.25, medium: 39) }
  /// Returns the width that a list cell reserves for an accessory of a given width.
  func reserved(for width: CGFloat) -> CGFloat { isAccessibilitySize ? width : slot }

  /// The size of the delete, insert and selection controls, in points.
  var control: CGSize {
    CGSize(width: symbolLength(26, 8.5 / 6, medium: 39), height: symbolLength(26, 8.5 / 6, medium: 38))
  }
  /// The diameter of the disc in a delete, insert or selection control.
  var discDiameter: CGFloat { symbolLength(22, 22 / 17, medium: 33) }
  /// The distance in points by which the center of control symbols and checkmarks is above the middle of the row. At
  /// any text size, the symbols are aligned with the baseline of 17-point text (0.1, 2.2 and 5.6 points for 17-, 23-
  /// and 33-point text).
  var symbolVerticalOffset: CGFloat { 0.1 + 5.5 / 16 * (bodyPointSize - 17) }
  /// The size of the disclosure indicator's chevron, in points.
  var disclosure: CGSize { CGSize(width: scaledLength(10.4, 0.6), height: scaledLength(14, 14.5 / 16)) }
  /// The width that lists reserve for the disclosure indicator's chevron, in points. It equals the height of the
  /// chevron.
  var disclosureSlot: CGFloat { disclosure.height }
  /// The size of the checkmark, in points.
  var checkmark: CGSize {
    // The top and the bottom of the symbol are rounded outward to pixels. It is 17.2 points high and as far above as below the middle
    // of a capital letter (18 points at 2x and 17.333 at 3x: `table-metrics-2x` and `table-metrics-3x`; 34.5 at 33 points and 2x).
    let middle = UIFont.systemFont(ofSize: bodyPointSize).capHeight / 2
    let half = max(1, 8.6 + 0.525 * (bodyPointSize - 17))
    let (top, bottom) = ((middle + half) * scale, (middle - half) * scale)
    return CGSize(width: scaledLength(19, 18.5 / 16), height: (top.rounded(.up) - bottom.rounded(.down)) / scale)
  }
  /// The size of the reorder control's three lines, in points.
  var reorderControl: CGSize {
    CGSize(width: symbolLength(27, 9.5 / 6, medium: 41), height: symbolLength(15, 15 / 17, medium: 21.5))
  }
  /// The diameter of the detail button's circle, in points.
  var detail: CGFloat { scaledLength(22, 22 / 17) }
  /// The size of a pop-up menu's two arrows, in points.
  var popUp: CGSize { CGSize(width: scaledLength(11, 11 / 17), height: scaledLength(16, 16 / 17)) }
  /// The minimum size of a touch target, in points.
  static let minimumTouchLength: CGFloat = 44
}
