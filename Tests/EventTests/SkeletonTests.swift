import XCTest

final class EventSkeletonTests: XCTestCase {
  func testSkeleton() {}
}
