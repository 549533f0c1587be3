import UIKit
import UIKitTesting
import XCTest

/// Pictures of alerts, action sheets, sheets and popovers over other content.
@preconcurrency @MainActor
final class AlertSceneTests: SceneTestCase {
  private func ground(_ width: CGFloat, _ height: CGFloat, isDark: Bool = false) -> UIViewController {
    start(width, height, scale: 2, isDark: isDark)
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    for index in 0..<12 {
      let view = UIView(frame: Self.cell(index, columns: 3, width: 100, height: 80))
      view.backgroundColor = [UIColor.systemTeal, .systemOrange, .systemIndigo, .systemPink][index % 4]
      view.layer.cornerRadius = 10
      root.view.addSubview(view)
    }
    application.show(root)
    return root
  }

  private func alert(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete “Summer 2019”?", message: "The album goes from all of your devices. Its photos stay.",
      preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Delete Album", style: .destructive))
    alert.addAction(UIAlertAction(title: "Delete Album and Photos", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }

  func testAlerts() throws {
    for isDark in [false, true] {
      var pictures: [Snapshot] = []
      func take(_ alert: UIAlertController) throws {
        let root = ground(360, 400, isDark: isDark)
        root.present(alert, animated: false)
        try application.waitUntilIdle()
        application.key(.keyboardTab)
        pictures.append(application.snapshot())
      }
      try take(alert(.alert))
      let two = UIAlertController(title: "Save changes?", message: nil, preferredStyle: .alert)
      two.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      let save = UIAlertAction(title: "Save", style: .default)
      two.addAction(save)
      two.preferredAction = save
      try take(two)
      let fields = UIAlertController(
        title: "Sign In", message: "Your name and password for photos.example", preferredStyle: .alert)
      fields.addTextField {
        $0.placeholder = "Name"
        $0.text = "Ada"
      }
      fields.addTextField { $0.placeholder = "Password" }
      fields.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      let sign = UIAlertAction(title: "Sign In", style: .default)
      sign.isEnabled = false
      fields.addAction(sign)
      try take(fields)
      try take(alert(.actionSheet))
      expect(isDark ? "alerts-dark" : "alerts", sheet: pictures, columns: 2)
    }
  }

  func testPopovers() throws {
    var pictures: [Snapshot] = []
    for directions in [UIPopoverArrowDirection.up, .down, .left, .right] {
      let root = ground(560, 400)
      let content = UIViewController()
      content.view.backgroundColor = .systemYellow
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 140, height: 100)
      content.popoverPresentationController?.sourceView = root.view
      content.popoverPresentationController?.sourceRect = CGRect(x: 240, y: 170, width: 60, height: 30)
      content.popoverPresentationController?.permittedArrowDirections = directions
      if directions == .right { content.view.backgroundColor = nil }
      root.present(content, animated: false)
      try application.waitUntilIdle()
      pictures.append(application.snapshot())
    }
    expect("popovers", sheet: pictures, columns: 2)
  }

  /// A form sheet at a detent, a page sheet, a sheet in a low window, and a popover without enough space, in light and
  /// dark mode.
  func testCardsOfWideAndLowWindows() throws {
    var pictures: [Snapshot] = []
    for isDark in [false, true] {
      for (height, style) in [
        (500, UIModalPresentationStyle.formSheet), (500, .pageSheet), (380, .pageSheet), (380, .popover),
      ]
        as [(CGFloat, UIModalPresentationStyle)]
      {
        let isLow = height < 448
        let root = ground(560, height, isDark: isDark)
        let content = UIViewController()
        content.view.backgroundColor = style == .popover ? nil : .secondarySystemBackground
        content.modalPresentationStyle = style
        content.preferredContentSize = style == .popover ? CGSize(width: 200, height: 120) : .zero
        let sheet = content.sheetPresentationController
        sheet?.detents = [.custom { _ in style == .formSheet ? 200 : isLow ? 150 : 340 }]
        sheet?.prefersGrabberVisible = true
        sheet?.prefersEdgeAttachedInCompactHeight = true
        content.popoverPresentationController?.sourceView = root.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 120, y: 130, width: 60, height: 40)
        content.popoverPresentationController?.permittedArrowDirections = .right
        root.present(content, animated: false)
        try application.waitUntilIdle()
        pictures.append(application.snapshot())
      }
    }
    expect("cards", sheet: pictures, columns: 4)
  }

  func testSheets() throws {
    var pictures: [Snapshot] = []
    for detent in [UISheetPresentationController.Detent.medium(), .large()] {
      let root = ground(340, 560)
      let content = UIViewController()
      content.view.backgroundColor = .secondarySystemBackground
      let label = UILabel(frame: CGRect(x: 20, y: 30, width: 300, height: 30))
      label.text = "A sheet"
      content.view.addSubview(label)
      content.sheetPresentationController?.detents = [detent]
      content.sheetPresentationController?.prefersGrabberVisible = true
      root.present(content, animated: false)
      try application.waitUntilIdle()
      pictures.append(application.snapshot())
    }
    expect("sheets", sheet: pictures, columns: 2)
  }
}
