/// A list of all benchmarks. Each file defines its own benchmarks as a static property in an extension, and `all`
/// contains them.
@MainActor
enum BenchmarkList {
  static var all: [Benchmark] {
    compositorBenchmarks + uikitBenchmarks + collectionBenchmarks + selectionBenchmarks + dragBenchmarks
      + galleryBenchmarks + hostBenchmarks
  }
}
