/// The names of Combine, which OpenCombine declares. It is downloaded for a build, so that a check does not have its sources.
enum CombineNames {
  /// The members of publishers and of what they are used with.
  static let members: Set<String> = [
    "allSatisfy", "append", "assertNoFailure", "assign", "autoconnect", "breakpoint", "breakpointOnError", "buffer",
    "cancel", "catch", "collect", "combineLatest", "combineIdentifier", "compactMap", "count", "dataTaskPublisher",
    "debounce", "decode",
    "delay", "demand", "drop", "dropFirst", "encode", "eraseToAnyPublisher", "eraseToAnySubscriber", "finished",
    "first", "flatMap", "handleEvents", "ignoreOutput", "last", "makeConnectable", "mapError", "measureInterval",
    "merge", "multicast", "objectWillChange", "output", "prefix", "prepend", "print", "publish", "publisher",
    "receive",
    "removeDuplicates", "replaceEmpty", "replaceError", "replaceNil", "request", "retry", "scan", "send",
    "setFailureType", "share", "sink", "store", "subscribe", "switchToLatest", "throttle", "timeout", "tryAllSatisfy",
    "tryCatch", "tryCompactMap", "tryDrop", "tryFilter", "tryFirst", "tryLast", "tryMap", "tryPrefix",
    "tryRemoveDuplicates", "tryScan", "unlimited", "values", "zip",
  ]
}
