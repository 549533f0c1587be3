import TesseraRewriting
import XCTest

/// Deinitializers that use what is left out. Found in ALCameraViewController, whose view for the volume is left out.
final class LeftOutDeinitializerTests: RewritingTestCase {
  private func rewriteDeinit(_ body: String) -> String {
    rewrite(
      [
        "A.swift": "import AVFoundation\nimport UIKit\nclass Reader: NSObject {\n"
          + "  var layer: AVCaptureVideoPreviewLayer?\n  var timer: Timer?\n  deinit {\n    timer?.invalidate()\n    \(body)\n  }\n}\n"
      ], leavesOut: true
    ).texts["A.swift"] ?? ""
  }

  func testStatementsWithAPropertyThatIsLeftOut() {
    for body in ["layer?.removeFromSuperlayer()", "self.layer = nil"] {
      let text = rewriteDeinit(body)
      XCTAssertFalse(text.contains(body), text)
      XCTAssertTrue(text.contains("timer?.invalidate()"), text)
    }
  }

  func testStatementsWithATypeThatIsLeftOut() {
    let text = rewriteDeinit("AVCaptureVideoPreviewLayer().removeFromSuperlayer()")
    XCTAssertFalse(text.contains("removeFromSuperlayer"), text)
    XCTAssertTrue(text.contains("timer?.invalidate()"), text)
  }

  /// A deinitializer whose use is more than a statement is left out, as other members are.
  func testOtherUses() {
    let text = rewriteDeinit("if let layer = layer { print(layer) }")
    XCTAssertFalse(text.contains("print(layer)"), text)
    XCTAssertTrue(text.contains("var timer: Timer?"), text)
  }

  /// A variable of the deinitializer is not the property.
  func testVariablesStay() {
    let body = "let layer = CALayer(); layer.removeFromSuperlayer()"
    XCTAssertTrue(rewriteDeinit(body).contains(body))
  }
}
