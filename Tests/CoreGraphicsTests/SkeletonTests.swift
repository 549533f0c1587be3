import XCTest

final class CoreGraphicsSkeletonTests: XCTestCase {
  func testSkeleton() {}
}
