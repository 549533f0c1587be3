/// Returns the result of a default implementation that `OptionalMethod` must recognize. The function also ensures that the
/// implementation remains a separate function.
///
/// Declare the default implementation with `@_optimize(none)`, with only a call of this function as its body. An
/// implementation without a result passes `()`. `scripts/check-defaults` reports implementations that violate this.
///
/// The attribute prevents inlining and specialization by the compiler, but not by LLVM. LLVM merges functions that are
/// equal or differ only in the arguments of their calls, and replaces calls with constant results. Therefore, the code
/// of each default implementation compares a number that is unknown to the optimizer with its line number. Functions
/// with different constants in comparisons are not merged, and the result is not constant.
///
/// - Parameters:
///   - value: The result.
///   - line: The line number, which is different for all default implementations in a file.
/// - Returns: `value`.
@_transparent @inlinable
package func recognizableDefault<Value>(_ value: Value, line: Int = #line) -> Value {
  opaqueZero() == line ? opaque(value) : value
}

/// Returns 0. The optimizer cannot determine this value.
@inline(never) @_optimize(none) @_semantics("optimize.no.crossmodule") @usableFromInline
package func opaqueZero() -> Int { 0 }

/// Returns its argument. The optimizer cannot determine that the value is unchanged.
@inline(never) @_optimize(none) @_semantics("optimize.no.crossmodule") @usableFromInline
package func opaque<Value>(_ value: Value) -> Value { value }
