import XCTest

final class CompositorSkeletonTests: XCTestCase {
  func testSkeleton() {}
}
