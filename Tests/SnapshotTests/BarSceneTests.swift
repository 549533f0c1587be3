import UIKit
import UIKitTesting
import XCTest

/// Pictures of navigation bars and toolbars: titles, prompts, states of buttons and appearances, in light and dark mode
/// and in right-to-left layouts.
@preconcurrency @MainActor
final class BarSceneTests: SceneTestCase {
  private enum Look: CaseIterable { case light, dark, rightToLeft }

  private func button(_ title: String, _ change: (UIBarButtonItem) -> Void = { _ in }) -> UIBarButtonItem {
    let item = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    change(item)
    return item
  }

  private func rows(_ controller: UIViewController) -> UIScrollView {
    let scroll = UIScrollView(frame: controller.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.alwaysBounceVertical = true
    scroll.contentSize = CGSize(width: 375, height: 1200)
    for index in 0..<24 {
      let label = UILabel(frame: CGRect(x: 16, y: CGFloat(index) * 44 + 10, width: 343, height: 24))
      label.text = "Row \(index + 1)"
      label.textAlignment = .natural
      label.autoresizingMask = .flexibleWidth
      scroll.addSubview(label)
    }
    controller.view.addSubview(scroll)
    return scroll
  }

  /// Shows a navigation stack of two view controllers in a window of 375 × 520 points. `change` sets up the upper one.
  private func picture(
    _ look: Look = .light, size: CGSize = CGSize(width: 375, height: 520), scrolled: CGFloat = 0, large: Bool = false,
    _ change: (UINavigationController, UIViewController) -> Void
  ) throws -> UIKitTesting.Snapshot {
    start(size.width, size.height, scale: 2, isDark: look == .dark)
    let below = UIViewController()
    below.title = "Albums"
    let shown = UIViewController()
    shown.title = "Photos"
    shown.view.backgroundColor = .systemBackground
    let scroll = rows(shown)
    let navigation = UINavigationController(rootViewController: below)
    if look == .rightToLeft { navigation.traitOverrides.layoutDirection = .rightToLeft }
    navigation.navigationBar.prefersLargeTitles = large
    change(navigation, shown)
    application.show(navigation)
    navigation.pushViewController(shown, animated: false)
    try application.waitUntilIdle()
    scroll.contentOffset.y += scrolled
    try application.waitUntilIdle()
    return application.snapshot()
  }

  func testTitlesPromptsAndButtons() throws {
    let pictures = try Look.allCases.map { look in
      try picture(look) { navigation, shown in
        let item = shown.navigationItem
        item.prompt = "Choose what to print"
        item.subtitle = "12 of 240"
        item.rightBarButtonItems = [
          UIBarButtonItem(systemItem: .add), self.button("On") { $0.isSelected = true },
        ]
        shown.toolbarItems = [
          UIBarButtonItem(systemItem: .action), .flexibleSpace(), self.button("Select"), .flexibleSpace(),
          UIBarButtonItem(systemItem: .organize),
        ]
        navigation.setToolbarHidden(false, animated: false)
      }
    }
    expect("bars", sheet: pictures, columns: 3)
  }

  /// The edge effects of content behind a navigation bar and a toolbar: hard, soft and hidden, and hard in the dark.
  func testScrollEdgeEffects() throws {
    let looks: [(Look, UIScrollEdgeEffect.Style, Bool)] = [
      (.light, .hard, false), (.light, .soft, false), (.light, .automatic, true), (.dark, .hard, false),
      (.dark, .soft, false),
    ]
    let pictures = try looks.map { look, style, isHidden in
      try picture(look, scrolled: 150) { navigation, shown in
        shown.toolbarItems = [.flexibleSpace(), self.button("Select"), .flexibleSpace()]
        navigation.setToolbarHidden(false, animated: false)
        guard let scroll = shown.view.subviews.first as? UIScrollView else { return }
        for index in 0..<12 {
          let band = UIView(frame: CGRect(x: 200, y: CGFloat(index) * 88, width: 175, height: 44))
          band.backgroundColor = index % 2 == 0 ? .systemRed : .systemGreen
          scroll.insertSubview(band, at: 0)
        }
        for effect in [scroll.topEdgeEffect, scroll.bottomEdgeEffect] {
          effect.style = style
          effect.isHidden = isHidden
        }
      }
    }
    expect("scroll-edge-effects", sheet: pictures, columns: 3)
  }

  func testLargeTitlesAsTheyCollapse() throws {
    var pictures = try [0.0, 30, 60].map { distance in
      try picture(scrolled: distance, large: true) { _, shown in
        shown.navigationItem.subtitle = "240 pictures"
        shown.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
      }
    }
    pictures += try [Look.dark, .rightToLeft].map { look in
      try picture(look, large: true) { _, shown in
        shown.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
      }
    }
    pictures.append(
      try picture(large: true) { navigation, _ in
        navigation.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      })
    expect("large-titles", sheet: pictures, columns: 3)
  }

  /// While refreshing under a large title, the activity indicator is between the buttons and the title.
  func testRefreshingUnderALargeTitle() throws {
    start(375, 500, scale: 2)
    let shown = UIViewController()
    shown.title = "Photos"
    shown.view.backgroundColor = .systemBackground
    shown.navigationItem.rightBarButtonItem = button("Edit")
    let scroll = rows(shown)
    scroll.refreshControl = UIRefreshControl()
    let navigation = UINavigationController(rootViewController: shown)
    navigation.navigationBar.prefersLargeTitles = true
    application.show(navigation)
    try application.waitUntilIdle()
    var pictures: [UIKitTesting.Snapshot] = []
    let finger = application.touch(at: CGPoint(x: 100, y: 100))
    for y in [160, 240, 490] as [CGFloat] {
      finger.drag(to: CGPoint(x: 100, y: y), duration: 0.2)
      pictures.append(application.snapshot())
    }
    finger.lift(after: 0.2)
    application.advance(by: 2)
    pictures.append(application.snapshot())
    expect("refresh-large-title", sheet: pictures)
  }

  func testAppearances() throws {
    func appearance(_ change: (UINavigationBarAppearance) -> Void) -> UINavigationBarAppearance {
      let look = UINavigationBarAppearance()
      change(look)
      return look
    }
    let looks = [
      appearance {
        $0.configureWithOpaqueBackground()
        $0.backgroundColor = .systemIndigo
        $0.titleTextAttributes = [.foregroundColor: UIColor.white, .kern: 2]
        $0.largeTitleTextAttributes = [.foregroundColor: UIColor.systemYellow]
        $0.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
        $0.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
        $0.shadowColor = .systemYellow
      },
      appearance { $0.configureWithTransparentBackground() },
      appearance {
        $0.configureWithDefaultBackground()
        $0.backgroundEffect = UIBlurEffect(style: .systemThinMaterial)
      },
    ]
    var pictures: [UIKitTesting.Snapshot] = []
    for large in [false, true] {
      for look in looks {
        pictures.append(
          try picture(size: CGSize(width: 375, height: 520), scrolled: large ? 0 : 70, large: large) {
            navigation, shown in
            navigation.navigationBar.standardAppearance = look
            navigation.navigationBar.scrollEdgeAppearance = look
            shown.navigationItem.rightBarButtonItem = self.button("Edit")
          })
      }
    }
    expect("bar-appearances", sheet: pictures, columns: 3)
  }

  func testAWideBarWithGroups() throws {
    let pictures = try [Look.light, .rightToLeft].map { look in
      try picture(look, size: CGSize(width: 1000, height: 500)) { _, shown in
        let item = shown.navigationItem
        item.style = .editor
        item.title = "Letter to the editor"
        item.titleMenuProvider = { UIMenu(children: $0) }
        item.centerItemGroups = [
          .fixedGroup(items: [self.button("Bold"), self.button("Italic")]),
          UIBarButtonItem(systemItem: .search).creatingFixedGroup(),
        ]
        item.trailingItemGroups = [
          .fixedGroup(items: [UIBarButtonItem(systemItem: .undo), UIBarButtonItem(systemItem: .redo)])
        ]
        item.pinnedTrailingGroup = UIBarButtonItem(systemItem: .done).creatingFixedGroup()
        item.additionalOverflowItems = UIDeferredMenuElement { $0([]) }
      }
    }
    expect("wide-bars", sheet: pictures, columns: 1)
  }
}
