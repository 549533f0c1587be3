import XCTest

final class CollectionCoreSkeletonTests: XCTestCase {
  func testSkeleton() {}
}
