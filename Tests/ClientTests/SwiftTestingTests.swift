import Testing
import UIKit

// A test file of Swift Testing that imports UIKit builds: the compiler looks for `_Testing_UIKit` and
// `_Testing_CoreGraphics` by itself. Values only: whatever has views is tested one at a time, with XCTest.
struct SwiftTestingTests {
  @Test func aFileThatImportsBothSeesBoth() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 50).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(frame == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(frame.applying(CGAffineTransform(translationX: 10, y: 0)).minX == 12)
  }
}
