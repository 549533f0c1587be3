import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor
final class SwatchesTests: XCTestCase {
  func testFortyCellsServeAMillion() {
    let app = TestApplication(size: CGSize(width: 375, height: 667), scale: 2)
    defer { app.close() }
    app.onReport = { XCTFail($0) }

    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    let swatches = Swatches(collectionViewLayout: layout)
    app.show(swatches)
  }
}
