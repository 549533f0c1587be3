import XCTest

final class ViewControllerSkeletonTests: XCTestCase {
  func testSkeleton() {}
}
