import UIKit
import UIKitTesting
import XCTest

/// Pictures of visual effects.
@preconcurrency @MainActor
final class EffectSceneTests: SceneTestCase {
  private static let styles: [(UIVibrancyEffectStyle, String)] = [
    (.label, "label"), (.secondaryLabel, "secondaryLabel"), (.tertiaryLabel, "tertiaryLabel"),
    (.quaternaryLabel, "quaternaryLabel"), (.fill, "fill"), (.secondaryFill, "secondaryFill"),
    (.tertiaryFill, "tertiaryFill"), (.separator, "separator"),
  ]

  private func addBackground(to root: UIView) {
    for (index, color) in [UIColor.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple]
      .enumerated()
    {
      let stripe = UIView(frame: CGRect(x: index * 50, y: 0, width: 50, height: 300))
      stripe.backgroundColor = color
      root.addSubview(stripe)
    }
  }

  /// Text in red, a symbol in the tint color, and an area in green, in each vibrancy style: only their alpha is used, except with the
  /// style `label`.
  private func addVibrancy(_ style: UIBlurEffect.Style, to root: UIView) {
    let blur = UIBlurEffect(style: style)
    let card = UIVisualEffectView(effect: blur)
    card.frame = CGRect(x: 15, y: 15, width: 270, height: 270)
    card.layer.cornerRadius = 16
    card.clipsToBounds = true
    root.addSubview(card)
    for (index, (style, name)) in Self.styles.enumerated() {
      let row = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: style))
      row.frame = CGRect(x: 14, y: 11 + index * 32, width: 242, height: 26)
      let symbol = UIImageView(image: UIImage(systemName: "star.fill"))
      symbol.frame = CGRect(x: 0, y: 2, width: 22, height: 22)
      symbol.contentMode = .scaleAspectFit
      let label = UILabel(frame: CGRect(x: 30, y: 0, width: 140, height: 26))
      label.text = name
      label.textColor = .systemRed
      let area = UIView(frame: CGRect(x: 180, y: 4, width: 62, height: 18))
      area.backgroundColor = .systemGreen
      area.layer.cornerRadius = 6
      // A part that covers another one is not seen twice.
      let part = UIView(frame: CGRect(x: 22, y: 4, width: 18, height: 10))
      part.backgroundColor = .black
      area.addSubview(part)
      for view in [symbol, label, area] { row.contentView.addSubview(view) }
      card.contentView.addSubview(row)
    }
  }

  func testVibrancy() {
    var pictures: [Snapshot] = []
    for (isDark, style) in [
      (false, UIBlurEffect.Style.systemThinMaterial), (true, .systemThinMaterial), (false, .systemThinMaterialDark),
    ] {
      scene(300, 300, scale: 2, isDark: isDark) { root in
        addBackground(to: root)
        addVibrancy(style, to: root)
      }
      application.frame()
      pictures.append(application.snapshot())
    }
    expect("effects-vibrancy", sheet: pictures, columns: 3)
  }
}
