/// All benchmarks. A file adds its own as `static var scenes: [Benchmark]` in an extension, and its name here.
@MainActor
enum BenchmarkList {
  static var all: [Benchmark] {
    compositor + uikit + collection + selection + drag + gallery + host
  }
}
