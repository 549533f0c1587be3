import CoreGraphics
import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// A base class for tests that build a scene in an application without a display and compare it with a recorded
/// snapshot.
@preconcurrency @MainActor
class SceneTestCase: XCTestCase {
  private(set) var application: TestApplication!

  override func tearDown() async throws {
    application?.close()
    application = nil
  }

  /// Starts an application with a white window, and adds views to the window.
  @discardableResult
  func scene(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, isDark: Bool = false, _ fill: @MainActor (UIView) -> Void
  ) -> UIView {
    start(width, height, scale: scale, isDark: isDark)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    root.backgroundColor = UIColor(white: 0.93, alpha: 1)
    fill(root)
    application.show(root)
    return root
  }

  func start(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, isDark: Bool = false, font: TestFont = .portable
  ) {
    application?.close()
    application = TestApplication(
      size: CGSize(width: width, height: height), scale: scale, isDark: isDark, font: font)
    application.onReport = { XCTFail($0) }
  }

  /// Compares the contents of the window with a reference picture.
  func expect(_ name: String, file: StaticString = #filePath, line: UInt = #line) {
    do { try application.expectSnapshot(name, file: file) } catch { XCTFail("\(error)", file: file, line: line) }
  }

  /// Compares the window at several moments with a reference picture, in which each row has `columns` frames.
  func expect(
    _ name: String, at moments: [Double], columns: Int = 4, file: StaticString = #filePath, line: UInt = #line
  ) {
    let start = application.time
    let pictures = moments.map { moment in
      while application.time < start + moment - 1e-6 { application.frame() }
      return application.snapshot()
    }
    expect(name, sheet: pictures, columns: columns, file: file, line: line)
  }

  func expect(
    _ name: String, sheet pictures: [Snapshot], columns: Int = 4, file: StaticString = #filePath, line: UInt = #line
  ) {
    let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent().appendingPathComponent("Snapshots")
    do {
      try Snapshot.sheet(pictures, columns: columns).expect(equalTo: folder.appendingPathComponent(name + ".png"))
    } catch { XCTFail("\(error)", file: file, line: line) }
  }

  // MARK: Parts of scenes

  /// Returns an image that looks different in all orientations, with red at the top left, an F, and blue at the bottom
  /// right.
  static func letter(
    _ width: CGFloat = 40, _ height: CGFloat = 30, scale: CGFloat = 1, opaque: Bool = false,
    background: UIColor = UIColor(red: 1, green: 0.85, blue: 0.4, alpha: 1)
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
      background.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width / 4, height: height / 4))
      UIColor.blue.setFill()
      context.fill(CGRect(x: width * 0.75, y: height * 0.75, width: width / 4, height: height / 4))
      UIColor.black.setFill()
      context.fill(CGRect(x: width * 0.4, y: height * 0.2, width: width * 0.08, height: height * 0.65))
      context.fill(CGRect(x: width * 0.4, y: height * 0.2, width: width * 0.3, height: height * 0.1))
      context.fill(CGRect(x: width * 0.4, y: height * 0.45, width: width * 0.2, height: height * 0.1))
    }
  }

  /// Returns the frame of a position in a grid of cells.
  static func cell(
    _ index: Int, columns: Int, width: CGFloat, height: CGFloat, gap: CGFloat = 10
  ) -> CGRect {
    CGRect(
      x: gap + CGFloat(index % columns) * (width + gap), y: gap + CGFloat(index / columns) * (height + gap),
      width: width, height: height)
  }

  static func view(_ frame: CGRect, _ color: UIColor?) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }
}
