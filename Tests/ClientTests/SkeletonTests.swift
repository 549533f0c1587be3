import XCTest

final class ClientSkeletonTests: XCTestCase {
  func testSkeleton() {}
}
