import UIKit
import XCTest

/// Trait collections: descriptions, comparisons and changes (UITraitCollection.h, iOS 17 and 18).
@preconcurrency @MainActor
final class TraitChangeTests: XCTestCase {
  private enum Theme: UITraitDefinition {
    static var defaultValue: String { "plain" }
    static var affectsColorAppearance: Bool { true }
  }

  private func names(_ traits: [UITrait]) -> [String] { traits.map { $0.name } }

  func testOneTrait() {
    let dark = UITraitCollection(UITraitUserInterfaceStyle.self, value: .dark)
    XCTAssertEqual(dark, UITraitCollection(userInterfaceStyle: .dark))
    let sea = UITraitCollection(Theme.self, value: "sea")
    XCTAssertEqual(sea[Theme.self], "sea")
    XCTAssertEqual(UITraitCollection()[Theme.self], "plain")
    XCTAssertEqual(UITraitCollection(sceneCaptureState: .active).sceneCaptureState, .active)
    XCTAssertEqual(UITraitCollection(sceneCaptureState: .unspecified), UITraitCollection())
    XCTAssertEqual(UITraitCollection(imageDynamicRange: .high).imageDynamicRange, .high)
    XCTAssertEqual(UITraitCollection(listEnvironment: .sidebar).listEnvironment, .sidebar)
    XCTAssertEqual(
      UITraitCollection(toolbarItemPresentationSize: .small).toolbarItemPresentationSize, .small)
    XCTAssertEqual(UITraitCollection().listEnvironment, .unspecified)
    XCTAssertEqual(UITraitCollection().toolbarItemPresentationSize, .unspecified)
    XCTAssertEqual(UIListEnvironment.sidebarPlain.rawValue, 6)
    XCTAssertEqual(UINSToolbarItemPresentationSize.large.rawValue, 3)
  }

  func testWhatChanged() {
    let mutations: UITraitCollection.TraitMutations = {
      $0.userInterfaceStyle = .dark
      $0.listEnvironment = .plain
      $0[Theme.self] = "sea"
    }
    let changed = UITraitCollection(mutations: mutations)
    let base = UITraitCollection(userInterfaceStyle: .light)
    XCTAssertEqual(
      names(changed.changedTraits(from: base)),
      ["UITraitUserInterfaceStyle", "UITraitListEnvironment", "Theme"])
    XCTAssertEqual(
      names(changed.changedTraits(from: nil)), ["UITraitUserInterfaceStyle", "UITraitListEnvironment", "Theme"])
    XCTAssertEqual(
      names(base.changedTraits(from: changed)),
      ["UITraitUserInterfaceStyle", "UITraitListEnvironment", "Theme"], "what is not there any more has changed, too")
    XCTAssertTrue(changed.changedTraits(from: UITraitCollection(mutations: mutations)).isEmpty)
  }

  /// The list of traits that affect colors is consistent with `hasDifferentColorAppearance(comparedTo:)`.
  func testTraitsOfColours() {
    let traits = UITraitCollection.systemTraitsAffectingColorAppearance
    let base = UITraitCollection()
    let others: [(String, UITraitCollection)] = [
      ("UITraitUserInterfaceStyle", UITraitCollection(userInterfaceStyle: .dark)),
      ("UITraitAccessibilityContrast", UITraitCollection(accessibilityContrast: .high)),
      ("UITraitUserInterfaceLevel", UITraitCollection(userInterfaceLevel: .elevated)),
      ("UITraitDisplayGamut", UITraitCollection(displayGamut: .P3)),
      ("UITraitActiveAppearance", UITraitCollection(activeAppearance: .active)),
      ("UITraitDisplayScale", UITraitCollection(displayScale: 2)),
      ("UITraitLayoutDirection", UITraitCollection(layoutDirection: .rightToLeft)),
      ("UITraitListEnvironment", UITraitCollection(listEnvironment: .plain)),
    ]
    for (name, other) in others {
      XCTAssertEqual(names(traits).contains(name), other.hasDifferentColorAppearance(comparedTo: base), name)
    }
    XCTAssertTrue(UITraitCollection(Theme.self, value: "sea").hasDifferentColorAppearance(comparedTo: base))
  }

  func testTheConfigurationOfImages() throws {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 3
      $0.sceneCaptureState = .active
      $0.listEnvironment = .plain
      $0[Theme.self] = "sea"
    }
    let kept = try XCTUnwrap(traits.imageConfiguration.traitCollection)
    XCTAssertEqual(
      kept,
      UITraitCollection {
        $0.userInterfaceStyle = .dark; $0.displayScale = 3
      })
    let looked = Set(names(UITraitCollection.systemTraitsAffectingImageLookup))
    XCTAssertTrue(looked.isSuperset(of: ["UITraitUserInterfaceStyle", "UITraitDisplayScale", "UITraitDisplayGamut"]))
    XCTAssertFalse(looked.contains("UITraitListEnvironment"))
    // An asset uses it to find its image.
    let asset = UIImageAsset()
    let light = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let dark = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { _ in }
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    XCTAssertEqual(asset.image(with: traits.imageConfiguration).size.width, 6)
    XCTAssertEqual(
      asset.image(with: UITraitCollection(userInterfaceStyle: .light).imageConfiguration).size.width, 4)
  }

  private class Observing: UIView {
    var seen: [String] = []
    override init(frame: CGRect) {
      super.init(frame: frame)
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
        let styles = [previous, self.traitCollection].map(\.userInterfaceStyle.rawValue)
        self.seen.append("\(styles[0]) to \(styles[1])")
      }
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _: UITraitCollection) in
        (view as? Observing)?.seen.append("as a view")
      }
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { view, _ in view.seen.append("without a type") }
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in
        fatalError("another class")
      }
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class LastObserving: Observing {}

  // In UIKit the method is generic over the type of the closure's first argument (the page of `registerForTraitChanges(_:handler:)` in
  // Apple's documentation). Mantis (on GitHub) writes `self: Self` in initializers of classes that are not final.
  func testClosuresThatNameTheTypeOfTheObject() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let view = LastObserving(frame: .zero)
    window.addSubview(view)
    window.updatePendingTraits()
    view.seen = []
    window.overrideUserInterfaceStyle = .dark
    window.updatePendingTraits()
    window.layoutIfNeeded()
    XCTAssertEqual(view.seen, ["1 to 2", "as a view", "without a type"])
    window.isHidden = true
  }

  /// The new traits support registrations and overrides, and subviews inherit them.
  func testViewsInheritTheListEnvironment() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let list = UIView()
    let cell = UIView()
    window.addSubview(list)
    list.addSubview(cell)
    window.updatePendingTraits()
    var seen: [UIListEnvironment] = []
    cell.registerForTraitChanges([UITraitListEnvironment.self]) { (view: UIView, _) in
      seen.append(view.traitCollection.listEnvironment)
    }
    list.traitOverrides.listEnvironment = .insetGrouped
    window.updatePendingTraits()
    window.layoutIfNeeded()
    XCTAssertEqual(seen, [.insetGrouped])
    list.traitOverrides.remove(UITraitListEnvironment.self)
    window.updatePendingTraits()
    window.layoutIfNeeded()
    XCTAssertEqual(seen, [.insetGrouped, .unspecified])
    window.isHidden = true
  }
}
