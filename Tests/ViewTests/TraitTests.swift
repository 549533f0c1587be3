import QuartzCore
import TestSupport
import UIKit
import XCTest

/// Trait collections, their propagation and registrations (`view-cases.json`, family `traits`).
@preconcurrency @MainActor
final class TraitTests: XCTestCase {
  private func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = root
    window.isHidden = false
    frame(window)
    return window
  }

  private func frame(_ window: UIWindow) {
    window.updatePendingTraits()
    window.layoutIfNeeded()
  }

  private func name(_ style: UIUserInterfaceStyle) -> String {
    style == .dark ? "dark" : style == .light ? "light" : "unspecified"
  }

  /// The rule of `trait-style-loaded-detached` applies to other traits, too: overrides of a view controller are applied
  /// to its view when the view is loaded, and no other traits are.
  func testOverridesOfADetachedControllerReachItsView_whenThatIsLoaded() {
    let controller = UIViewController()
    controller.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    let subview = UIView()
    controller.view.addSubview(subview)
    XCTAssertEqual(controller.view.traitCollection.preferredContentSizeCategory, .extraExtraLarge)
    XCTAssertEqual(subview.traitCollection.preferredContentSizeCategory, .large)
    let window = show(controller)
    XCTAssertEqual(subview.traitCollection.preferredContentSizeCategory, .extraExtraLarge)
    window.isHidden = true
  }

  func testOverridesOfADetachedControllerThatComeLater_waitForAWindow() {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    controller.overrideUserInterfaceStyle = .dark
    XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(controller.view.traitCollection.userInterfaceStyle, .light)
    let window = show(controller)
    XCTAssertEqual(controller.view.traitCollection.userInterfaceStyle, .dark)
    window.isHidden = true
  }

  /// An observer that registers in `viewDidLoad()`, before the view is in a window, knows the traits of that moment.
  func testTraitsThatAreOthersInTheFirstWindow_areAChange() {
    final class Observer: UIViewController {
      var seen: [UIContentSizeCategory] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        seen.append(traitCollection.preferredContentSizeCategory)
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in
          self.seen.append(self.traitCollection.preferredContentSizeCategory)
        }
      }
    }
    let observer = Observer()
    observer.loadViewIfNeeded()
    let parent = UIViewController()
    parent.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    let window = show(parent)
    parent.addChild(observer)
    parent.view.addSubview(observer.view)
    observer.didMove(toParent: parent)
    parent.view.layoutIfNeeded()
    XCTAssertEqual(observer.seen, [.large, .accessibilityLarge])
    window.isHidden = true
  }

  func testMeasuredCases() throws {
    let cases = try Oracle.cases("view-cases.json", family: "traits")
    for one in cases {
      let root = UIViewController()
      let middle = UIViewController()
      let subview = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      switch one.id {
      case "trait-style-child":
        middle.overrideUserInterfaceStyle = .dark
        let child = UIViewController()
        middle.addChild(child)
        middle.view.addSubview(child.view)
        XCTAssertEqual(name(child.overrideUserInterfaceStyle), one.expect["child.override", as: String.self], one.id)
        XCTAssertEqual(
          name(child.traitCollection.userInterfaceStyle), one.expect["child_controller_trait", as: String.self], one.id)
        XCTAssertEqual(
          name(child.view.traitCollection.userInterfaceStyle), one.expect["child_view_trait", as: String.self], one.id)
      case "trait-style-loaded-detached":
        middle.overrideUserInterfaceStyle = .dark
        middle.view.addSubview(subview)
        XCTAssertEqual(
          name(middle.view.overrideUserInterfaceStyle), one.expect["view.override", as: String.self], one.id)
        XCTAssertEqual(
          name(middle.view.traitCollection.userInterfaceStyle), one.expect["view_trait", as: String.self], one.id)
        XCTAssertEqual(
          name(subview.traitCollection.userInterfaceStyle), one.expect["subview_trait", as: String.self], one.id)
      case "trait-style-in-window", "trait-style-reset":
        middle.overrideUserInterfaceStyle = .dark
        root.addChild(middle)
        root.view.addSubview(middle.view)
        middle.view.addSubview(subview)
        let window = show(root)
        if one.id == "trait-style-in-window" {
          XCTAssertEqual(
            name(root.traitCollection.userInterfaceStyle), one.expect["root_trait", as: String.self], one.id)
          XCTAssertEqual(
            name(middle.traitCollection.userInterfaceStyle), one.expect["controller_trait", as: String.self], one.id)
          XCTAssertEqual(
            name(middle.view.traitCollection.userInterfaceStyle), one.expect["view_trait", as: String.self], one.id)
          XCTAssertEqual(
            name(subview.traitCollection.userInterfaceStyle), one.expect["subview_trait", as: String.self], one.id)
        } else {
          middle.overrideUserInterfaceStyle = .unspecified
          XCTAssertEqual(
            name(middle.traitCollection.userInterfaceStyle), one.expect["controller_trait", as: String.self], one.id)
          let before = subview.traitCollection.userInterfaceStyle
          frame(window)
          XCTAssertEqual(subview.traitCollection.userInterfaceStyle, .light)
          one.expect("subview_trait", before == .dark ? "dark (not updated yet)" : name(before))
        }
        window.isHidden = true
      case "trait-change-registration":
        var calls: [(UIContentSizeCategory, UIContentSizeCategory)] = []
        root.view.addSubview(subview)
        let window = show(root)
        subview.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
          (view: UIView, previous: UITraitCollection) in
          calls.append((previous.preferredContentSizeCategory, view.traitCollection.preferredContentSizeCategory))
        }
        subview.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
        frame(window)
        one.expect(
          "delivery", calls.count == 1 ? "synchronously during the update, one call each" : "\(calls.count) calls")
        frame(window)
        one.expect("repeated next turn", calls.count > 1)
        one.expect("previous", calls.first?.0 == .large ? "large" : "\(calls)")
        one.expect("now", calls.first?.1 == .extraExtraLarge ? "xxl" : "\(calls)")
        window.isHidden = true
      default: XCTFail("no test for \(one.id)")
      }
    }
  }

  func testOverridesReachSubviewsOnly() {
    let root = UIViewController()
    let left = UIView()
    let right = UIView()
    let below = UIView()
    root.view.addSubview(left)
    root.view.addSubview(right)
    left.addSubview(below)
    let window = show(root)
    left.overrideUserInterfaceStyle = .dark
    frame(window)
    XCTAssertEqual(below.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(right.traitCollection.userInterfaceStyle, .light)
    left.overrideUserInterfaceStyle = .unspecified
    frame(window)
    XCTAssertEqual(below.traitCollection.userInterfaceStyle, .light)
    window.isHidden = true
  }

  func testADynamicBackgroundFollowsTheStyle() {
    let root = UIViewController()
    root.view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    let window = show(root)
    let light = root.view.layer.backgroundColor
    window.overrideUserInterfaceStyle = .dark
    frame(window)
    XCTAssertNotEqual(light, root.view.layer.backgroundColor)
    XCTAssertEqual(root.view.layer.backgroundColor, UIColor.black.cgColor)
    window.isHidden = true
  }

  func testTraitsOfOnesOwn() {
    enum Spicy: UITraitDefinition {
      static let defaultValue = false
      static let affectsColorAppearance = true
    }
    let root = UIViewController()
    let leaf = UIView()
    root.view.addSubview(leaf)
    let window = show(root)
    XCTAssertFalse(leaf.traitCollection[Spicy.self])
    root.traitOverrides[Spicy.self] = true
    frame(window)
    XCTAssertTrue(leaf.traitCollection[Spicy.self])
    XCTAssertTrue(root.traitOverrides.contains(Spicy.self))
    XCTAssertTrue(leaf.traitCollection.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    root.traitOverrides.remove(Spicy.self)
    frame(window)
    XCTAssertFalse(leaf.traitCollection[Spicy.self])
    window.isHidden = true
  }

  func testCollections() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    let both = UITraitCollection(traitsFrom: [dark, wide, UITraitCollection(userInterfaceStyle: .light)])
    XCTAssertEqual(both.userInterfaceStyle, .light)
    XCTAssertEqual(both.horizontalSizeClass, .regular)
    XCTAssertEqual(both.verticalSizeClass, .unspecified)
    XCTAssertTrue(both.containsTraits(in: wide))
    XCTAssertFalse(both.containsTraits(in: dark))
    XCTAssertTrue(dark.hasDifferentColorAppearance(comparedTo: both))
    XCTAssertFalse(wide.hasDifferentColorAppearance(comparedTo: UITraitCollection(verticalSizeClass: .compact)))
    XCTAssertEqual(UITraitCollection { $0.userInterfaceStyle = .dark }, dark)
    XCTAssertEqual(dark.modifyingTraits { $0.userInterfaceStyle = .unspecified }, UITraitCollection())
    XCTAssertEqual(UITraitCollection(userInterfaceStyle: .unspecified), UITraitCollection())
    var inside = UIUserInterfaceStyle.unspecified
    dark.performAsCurrent { inside = UITraitCollection.current.userInterfaceStyle }
    XCTAssertEqual(inside, .dark)
    XCTAssertNotEqual(UITraitCollection.current.userInterfaceStyle, .dark)
  }
}
