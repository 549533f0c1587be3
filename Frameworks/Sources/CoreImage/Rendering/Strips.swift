/// The division of a region into strips that are computed at the same time.
///
/// A strip also computes the rows that it needs above and below. Strips that are twice as high as that compute each row at most
/// twice. If the pixels of as many strips as there are processors exceed the memory, fewer are computed at the same time.
/// Thinner strips would need less memory, but compute most rows many times.
struct Strips {
  /// The largest number of pixels that are computed at the same time: 512 MB for each step of an image.
  private static let largestArea = 32_000_000
  /// The smallest height. The rows at the edges of tiles and filters with a small reach then cost little.
  private static let smallestHeight = 64

  /// The whole region.
  let region: Region
  /// The height of all strips except for the last one.
  let height: Int
  /// The number of strips.
  let count: Int
  /// The number of strips that are computed at the same time.
  let concurrent: Int

  /// Divides a region.
  ///
  /// - Parameters:
  ///   - region: The region, which is not empty.
  ///   - reach: The number of pixels around a strip that are needed to compute it.
  ///   - bounds: The region outside which nothing is computed.
  ///   - processors: The number of processors.
  init(_ region: Region, reach: Int, bounds: Region, processors: Int) {
    let processors = max(1, processors)
    let width = max(1, region.expanded(reach, 0).intersection(bounds).width)
    func area(_ height: Int) -> Int {
      let rows = min(height + 2 * reach, max(region.height, bounds.intersection(region.expanded(0, reach)).height))
      return max(1, rows) * width
    }
    var height = min((region.height + processors - 1) / processors, max(Self.smallestHeight, 2 * reach))
    var concurrent = min(processors, max(1, Self.largestArea / area(height)))
    if concurrent == 1, processors > 1 || area(height) > Self.largestArea {
      // The height at which a single strip fills the memory. Strips of half the reach compute each row five times.
      let full = Self.largestArea / width - 2 * reach
      height = area(region.height) <= Self.largestArea ? region.height : max(full, min(height, max(16, reach / 2)))
    }
    height = max(1, min(height, region.height))
    count = (region.height + height - 1) / height
    concurrent = min(concurrent, count)
    (self.region, self.height, self.concurrent) = (region, height, concurrent)
  }

  /// Returns a strip. The first one is at the top.
  subscript(number: Int) -> Region {
    let top = region.maxY - number * height
    return Region(minX: region.minX, minY: max(region.minY, top - height), maxX: region.maxX, maxY: top)
  }
}
