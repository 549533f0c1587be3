import UIKit
import XCTest

/// Blurred materials over a picture: the styles, both appearances, corners, groups, a turned one, and bars.
@preconcurrency @MainActor
final class EffectSceneTests: SceneTestCase {
  private func stripes(_ root: UIView) {
    let colors: [UIColor] = [.systemRed, .white, .systemBlue, .black, .systemYellow, .systemGreen]
    for index in 0..<24 {
      let view = UIView(frame: CGRect(x: CGFloat(index % 8) * 45, y: CGFloat(index / 8) * 100, width: 45, height: 100))
      view.backgroundColor = colors[(index * 5 + index / 8) % 6]
      root.addSubview(view)
    }
  }

  private func styles(isDark: Bool) {
    scene(360, 300, scale: 2, isDark: isDark) { root in
      stripes(root)
      let styles: [UIBlurEffect.Style] = [
        .extraLight, .light, .dark, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
        .systemThickMaterial, .systemChromeMaterial, .regular,
      ]
      for (index, style) in styles.enumerated() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
        view.frame = CGRect(
          x: 10 + CGFloat(index % 3) * 116, y: 10 + CGFloat(index / 3) * 96, width: 108, height: 86)
        view.layer.cornerRadius = 16
        view.clipsToBounds = true
        let label = UILabel(frame: CGRect(x: 8, y: 8, width: 92, height: 24))
        label.text = "Style \(index + 1)"
        view.contentView.addSubview(label)
        root.addSubview(view)
      }
    }
  }

  func testStyles() {
    styles(isDark: false)
    expect("effect-styles")
    styles(isDark: true)
    expect("effect-styles-dark")
  }

  func testGroupsTransformsAndGlass() {
    scene(360, 300, scale: 2) { root in
      stripes(root)
      @MainActor func add(_ effect: UIVisualEffect, _ x: CGFloat, _ y: CGFloat) -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: x, y: y, width: 150, height: 80)
        let label = UILabel(frame: CGRect(x: 16, y: 28, width: 120, height: 24))
        label.text = "Content"
        view.contentView.addSubview(label)
        root.addSubview(view)
        return view
      }
      add(UIBlurEffect(style: .systemThinMaterial), 20, 10).alpha = 0.6
      add(UIBlurEffect(style: .systemThinMaterial), 190, 10).transform = CGAffineTransform(rotationAngle: 0.3)
      let shadowed = add(UIBlurEffect(style: .systemMaterial), 20, 110)
      shadowed.cornerConfiguration = .corners(radius: 20)
      shadowed.layer.shadowOpacity = 0.5
      shadowed.layer.shadowRadius = 10
      _ = add(UIGlassEffect(style: .regular), 190, 110)
      let tinted = UIGlassEffect(style: .regular)
      tinted.tintColor = .systemTeal
      _ = add(tinted, 20, 210)
      let nested = add(UIBlurEffect(style: .light), 190, 210)
      nested.layer.cornerRadius = 20
      nested.clipsToBounds = true
      let inner = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
      inner.frame = CGRect(x: 75, y: 0, width: 75, height: 80)
      nested.contentView.addSubview(inner)
    }
    expect("effect-groups")
  }
}
