import XCTest

final class ViewSkeletonTests: XCTestCase {
  func testSkeleton() {}
}
