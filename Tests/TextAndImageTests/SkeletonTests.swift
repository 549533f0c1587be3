import XCTest

final class TextAndImageSkeletonTests: XCTestCase {
  func testSkeleton() {}
}
