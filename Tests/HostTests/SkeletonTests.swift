import XCTest

final class HostSkeletonTests: XCTestCase {
  func testSkeleton() {}
}
