import XCTest

final class GallerySkeletonTests: XCTestCase {
  func testSkeleton() {}
}
