import UIKit
import UIKitTesting
import XCTest

/// Pictures with the system font. Releases of a distribution draw it differently (Debian 12 has Inter 4.0~beta7, Debian
/// 13 Inter 4.1). The pictures are compared only if the font and the libraries are those of the recording. Otherwise
/// the tests are skipped.
@preconcurrency @MainActor
final class SystemFontSceneTests: SceneTestCase {
  private func expectHere(_ name: String) throws {
    if let difference = application.environmentDifference(fromRecordingOf: name) {
      throw XCTSkip("\(name): \(difference)")
    }
    try application.expectSnapshot(name)
  }

  func testLabels() throws {
    start(360, 420, scale: 2, font: .system)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 420))
    root.backgroundColor = .white
    var y: CGFloat = 8
    for (size, weight) in [
      (11, UIFont.Weight.regular), (13, .medium), (15, .regular), (17, .regular), (17, .semibold), (22, .bold),
      (34, .bold), (34, .light),
    ] as [(CGFloat, UIFont.Weight)] {
      let label = UILabel()
      label.text = "Quick brown fox, AVATAR 123"
      label.font = .systemFont(ofSize: size, weight: weight)
      label.sizeToFit()
      label.frame.origin = CGPoint(x: 10.5, y: y)
      y += label.frame.height + 6
      root.addSubview(label)
    }
    for font in [
      UIFont.italicSystemFont(ofSize: 17), .monospacedDigitSystemFont(ofSize: 17, weight: .regular),
      .monospacedSystemFont(ofSize: 17, weight: .regular),
    ] {
      let label = UILabel(frame: CGRect(x: 10, y: y, width: 340, height: 22))
      label.text = "Slanted, 1111 and 8888"
      label.font = font
      y += 26
      root.addSubview(label)
    }
    application.show(root)
    try expectHere("system-labels")
  }

  func testAScreen() throws {
    start(375, 500, scale: 2, font: .system)
    let controller = UIViewController()
    controller.title = "Settings"
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
    controller.view.backgroundColor = .systemBackground
    let button = UIButton(configuration: .filled())
    button.setTitle("Continue", for: .normal)
    button.frame = CGRect(x: 40, y: 330, width: 295, height: 50)
    let field = UITextField(frame: CGRect(x: 40, y: 260, width: 295, height: 34))
    field.borderStyle = .roundedRect
    field.placeholder = "Your name"
    let text = UILabel(frame: CGRect(x: 40, y: 150, width: 295, height: 90))
    text.numberOfLines = 0
    text.text = "A text of several lines, which are broken where the next word has no room."
    for view in [button, field, text] { controller.view.addSubview(view) }
    application.show(UINavigationController(rootViewController: controller))
    try application.waitUntilIdle()
    try expectHere("system-screen")
  }
}
