import TestSupport
import UIKitTesting
import XCTest

@testable import UIKit

/// The measured cases of visual effects (`effect-cases.json`). A value that is not compared fails the test.
@preconcurrency @MainActor
final class EffectOracleTests: XCTestCase {
  private let backdrops: [String: UIColor] = [
    "white": .white, "black": .black, "gray": UIColor(white: 0.2, alpha: 1),
    "red": UIColor(red: 1, green: 56 / 255, blue: 60 / 255, alpha: 1),
    "yellow": UIColor(red: 242 / 255, green: 179 / 255, blue: 64 / 255, alpha: 1),
    "green": UIColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255, alpha: 1),
  ]

  func testAllCases() throws {
    for one in try Oracle.cases("effect-cases.json") {
      switch one.family {
      case "equality": try checkEquality(one)
      case "content-view": try checkContent(one)
      case "content-realign": try checkRealigning(one)
      case "filter-parameters": try checkFilter(one)
      case "blur-colour", "material-colour": try checkColors(one, effect(try one.config.string("style")))
      case "glass": try checkGlass(one)
      case let other: XCTFail("\(one.id): unknown family \(other)")
      }
      one.finish()
    }
  }

  // MARK: Equality

  private func checkEquality(_ one: Oracle.Case) throws {
    let light = UIBlurEffect(style: .light)
    switch one.id {
    case "effect-copy":
      XCTAssertEqual(try one.config.string("effect"), "built-in blur or vibrancy")
      let vibrancy = UIVibrancyEffect(blurEffect: light)
      one.expect(
        "copy_is_same_object", light.copy() as AnyObject === light && vibrancy.copy() as AnyObject === vibrancy)
    case "effect-blur-styles-differ":
      XCTAssertEqual(try one.config.string("effects"), "light and dark blur")
      let dark = UIBlurEffect(style: .dark)
      one.expect("isEqual", light.isEqual(dark))
      one.expect("hashes", [CGFloat(light.hash), CGFloat(dark.hash)])
    case "effect-blur-hashes":
      XCTAssertEqual(try one.config.string("value"), "hash")
      one.expect("light", CGFloat(light.hash))
      one.expect("dark", CGFloat(UIBlurEffect(style: .dark).hash))
      one.expect("regular", CGFloat(UIBlurEffect(style: .regular).hash))
      one.expect("inert", CGFloat(UIBlurEffect().hash))
    case "effect-vibrancy-style-ignored":
      XCTAssertEqual(try one.config.string("effects"), "vibrancy of one blur with two vibrancy styles")
      let first = UIVibrancyEffect(blurEffect: light, style: .label)
      one.expect("isEqual", first.isEqual(UIVibrancyEffect(blurEffect: light, style: .separator)))
    case "effect-vibrancy-nil-vs-inert":
      XCTAssertEqual(
        try one.config.string("effects"), "vibrancy without a blur and vibrancy over an inert blur")
      one.expect("isEqual", UIVibrancyEffect().isEqual(UIVibrancyEffect(blurEffect: UIBlurEffect())))
    default: XCTFail("unknown case \(one.id)")
    }
  }

  // MARK: The content view

  private func namedEffect(_ words: String) -> UIVisualEffect? {
    let light = UIBlurEffect(style: .light)
    switch words {
    case "nil": return nil
    case "base": return UIVisualEffect()
    case "blur", "an equal blur", "blur, content view never read": return light
    case "another blur style": return UIBlurEffect(style: .dark)
    case "vibrancy": return UIVibrancyEffect(blurEffect: light, style: .label)
    case "same blur, other vibrancy style": return UIVibrancyEffect(blurEffect: light, style: .fill)
    default:
      XCTFail("unknown effect \(words)")
      return nil
    }
  }

  private func checkContent(_ one: Oracle.Case) throws {
    if one.id == "effect-content-frontmost" {
      XCTAssertEqual(try one.config.string("when"), "once made")
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      let content = view.contentView
      let isFlexible = content.autoresizingMask == [.flexibleWidth, .flexibleHeight]
      one.expect("contentView_autoresizing", isFlexible ? "flexible width and height" : "other")
      one.expect("contentView_bounds_origin", [content.bounds.minX, content.bounds.minY])
      one.expect("index", view.subviews.last === content ? "last subview" : "other")
      return
    }
    if one.id == "effect-content-origin-only" {
      XCTAssertNil(try one.config.value("effect", as: String?.self))
      XCTAssertEqual(try one.config.string("order"), "content view read, then only the bounds origin changed")
      let view = UIVisualEffectView(effect: nil)
      view.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
      let content = view.contentView
      view.bounds.origin = CGPoint(x: 7, y: 9)
      one.expect("contentView_frame", content.frame)
      return
    }
    XCTAssertEqual(try one.config.string("frame_then_bounds"), "frame set, then bounds = [7, 9, 200, 110]")
    let view = UIVisualEffectView(effect: namedEffect(try one.config.string("effect")))
    view.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
    switch try one.config.string("contentView_read") {
    case "before the bounds change": _ = view.contentView
    case "after the bounds change": break
    case let other: XCTFail("\(one.id): \(other)")
    }
    view.bounds = CGRect(x: 7, y: 9, width: 200, height: 110)
    one.expect("contentView_frame", view.contentView.frame)
  }

  private func checkRealigning(_ one: Oracle.Case) throws {
    let bounds = try one.config.rect("bounds")
    let words = try one.config.string("effect_from")
    let view = UIVisualEffectView(effect: namedEffect(words))
    view.frame = CGRect(origin: .zero, size: bounds.size)
    if !words.hasSuffix("never read") {
      XCTAssertEqual(try one.config.string("contentView"), "read while the origin was zero")
      _ = view.contentView
    }
    view.bounds = bounds
    view.effect = namedEffect(try one.config.string("effect_to"))
    one.expect("contentView_frame", view.contentView.frame)
  }

  // MARK: Filters and colors

  private func effect(_ words: String) -> UIVisualEffect {
    let styles: [String: UIBlurEffect.Style] = [
      "extraLight": .extraLight, "light": .light, "light, or regular in light style": .regular, "dark": .dark,
      "system ultraThin": .systemUltraThinMaterial, "system thin": .systemThinMaterial,
      "system material": .systemMaterial, "system thick": .systemThickMaterial, "system chrome": .systemChromeMaterial,
    ]
    if styles[words] == nil { XCTFail("unknown style \(words)") }
    return UIBlurEffect(style: styles[words] ?? .regular)
  }

  private func isDark(_ one: Oracle.Case) throws -> Bool {
    switch one.config["appearance", as: String.self] {
    case "dark": return true
    case "light", nil: return false
    case let other?:
      XCTFail("\(one.id): \(other)")
      return false
    }
  }

  private func checkFilter(_ one: Oracle.Case) throws {
    let traits = UITraitCollection(userInterfaceStyle: try isDark(one) ? .dark : .light)
    let filter = try XCTUnwrap(effect(try one.config.string("style")).backdropFilter(for: traits))
    one.expect("gaussian_radius", CGFloat(filter.radius))
    one.expect("saturation", CGFloat(filter.saturation))
    if one.id == "effect-filter-light" {
      let tint = filter.tint
      one.expect("overlay_rgba", [tint.x / tint.w, tint.y / tint.w, tint.z / tint.w, tint.w].map { CGFloat($0) })
      one.expect("order", filter.changesColorsFirst ? "saturate, blur, overlay" : "blur, saturate, overlay")
      return
    }
    XCTAssertNil(try one.expect.value("overlay", as: String?.self))
    XCTAssertEqual(filter.tint.w, 0, one.id)
    one.expect("also", ["luminance curve", "brightness"])
    XCTAssertGreaterThan(filter.curveAmount, 0, one.id)
  }

  /// Returns the color in the center of an effect view of 120 × 80 points in front of a uniform color.
  private func color(of effect: UIVisualEffect, over backdrop: UIColor, isDark: Bool) -> [CGFloat] {
    let app = TestApplication(size: CGSize(width: 160, height: 120), scale: 2, isDark: isDark)
    defer { app.close() }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 120))
    root.backgroundColor = backdrop
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 20, y: 20, width: 120, height: 80)
    root.addSubview(view)
    app.show(root)
    app.frame()
    let pixel = app.snapshot().color(x: 160, y: 120)
    return [pixel.red, pixel.green, pixel.blue].map { CGFloat($0) }
  }

  private func checkColors(_ one: Oracle.Case, _ effect: UIVisualEffect) throws {
    let isDark = try isDark(one)
    if let size = one.config["view", as: [CGFloat].self] { XCTAssertEqual(size, [120, 80]) }
    for key in ["read", "backdrop"] {
      guard let words = one.config[key, as: String.self] else { continue }
      XCTAssertTrue(["centre pixel", "uniform", "centre pixel over a uniform backdrop"].contains(words), words)
    }
    for name in ["white", "black", "gray", "red", "yellow", "green"] where one.expect.has(name) {
      let shown = color(of: effect, over: try XCTUnwrap(backdrops[name]), isDark: isDark)
      if case .list = try one.expect.value(name, as: OracleValue.self) {
        one.expect(name, shown.map { Optional($0) })
      } else {
        XCTAssertEqual(Set(shown).count, 1, "\(one.id): \(name) is not gray: \(shown)")
        one.expect(name, shown[0])
      }
    }
  }

  // MARK: Glass

  private func checkGlass(_ one: Oracle.Case) throws {
    switch one.id {
    case "glass-raw":
      XCTAssertEqual(try one.config.string("type"), "UIGlassEffect.Style")
      one.expect("regular", CGFloat(UIGlassEffect.Style.regular.rawValue))
      one.expect("clear", CGFloat(UIGlassEffect.Style.clear.rawValue))
    case "glass-container-copy":
      XCTAssertEqual(try one.config.string("type"), "UIGlassContainerEffect")
      let effect = UIGlassContainerEffect()
      one.expect("copy", effect.copy() as AnyObject === effect ? "itself" : "another object")
      one.expect("default_spacing", effect.spacing)
    case "glass-regular-dark":
      XCTAssertEqual(try one.config.string("style"), "regular")
      try checkColors(one, UIGlassEffect(style: .regular))
    case "glass-interactive-rest":
      XCTAssertEqual(try one.config.string("style"), "regular")
      let effect = UIGlassEffect(style: .regular)
      effect.isInteractive = try one.config.bool("isInteractive")
      let backdrop = try XCTUnwrap(backdrops["red"])
      let isSame =
        color(of: effect, over: backdrop, isDark: false)
        == color(of: UIGlassEffect(style: .regular), over: backdrop, isDark: false)
      one.expect("pixels", isSame ? "equal to the non-interactive effect" : "different")
    case "glass-tab-platter-grays":
      XCTAssertEqual(try one.config.string("view"), "tab bar platter")
      XCTAssertFalse(try isDark(one))
      try checkPlatter(one)
    default: XCTFail("unknown case \(one.id)")
    }
  }

  private func checkPlatter(_ one: Oracle.Case) throws {
    for name in ["white", "black"] {
      let app = TestApplication(size: CGSize(width: 375, height: 300), scale: 2)
      defer { app.close() }
      let tabs = UITabBarController()
      tabs.viewControllers = ["A", "B"].map {
        let child = UIViewController()
        child.view.backgroundColor = backdrops[name]
        child.tabBarItem = UITabBarItem(title: $0, image: nil, tag: 0)
        return child
      }
      app.show(tabs)
      try app.waitUntilIdle()
      let platter = tabs.tabBar.platter.frame
      // Between the edge of the platter and the first button.
      let point = tabs.tabBar.convert(CGPoint(x: platter.midX, y: platter.minY + 2.5), to: nil)
      one.expect(name, CGFloat(app.snapshot().color(x: Int(point.x * 2), y: Int(point.y * 2)).red))
    }
  }
}
