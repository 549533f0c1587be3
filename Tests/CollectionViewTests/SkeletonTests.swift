import XCTest

final class CollectionViewSkeletonTests: XCTestCase {
  func testSkeleton() {}
}
