import XCTest

final class QuartzCoreSkeletonTests: XCTestCase {
  func testSkeleton() {}
}
