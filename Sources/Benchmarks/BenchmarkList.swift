/// All benchmarks. Each file adds its own as a static property in an extension, which `all` contains.
@MainActor
enum BenchmarkList {
  static var all: [Benchmark] {
    compositor + uikit + collection + selection + drag + gallery + host
  }
}
