// The functions, matrices and quaternions of the module simd.

import Foundation
import Testing
import UIKit

@Suite struct VectorTests {
  @Test("Functions of vectors and numbers")
  func functions() {
    let (a, b) = (simd_float3(3, 4, 0), simd_float3(0, 0, 2))
    #expect(simd_length(a) == 5 && length(a) == 5 && simd_length_squared(a) == 25)
    #expect(simd_dot(a, b) == 0 && simd_cross(a, b) == simd_float3(8, -6, 0))
    #expect(
      simd_normalize(b) == simd_float3(0, 0, 1) && simd_distance(a, b) == Float(29).squareRoot())
    #expect(simd_mix(Float(2), 6, 0.25) == 3 && mix(a, b, t: 0.5) == simd_float3(1.5, 2, 1))
    #expect(simd_clamp(7.0, 0, 5) == 5)
    #expect(simd_clamp(a, .zero, simd_float3(repeating: 3.5)) == simd_float3(3, 3.5, 0))
    #expect(clamp(a, min: 1, max: 3) == simd_float3(3, 3, 1))
    #expect(simd_smoothstep(0.0, 2, 1) == 0.5 && simd_step(1.0, 0.5) == 0)
    #expect(simd_reflect(simd_float2(1, -1), simd_float2(0, 1)) == simd_float2(1, 1))
    #expect(simd_project(a, simd_float3(2, 0, 0)) == simd_float3(3, 0, 0))
    #expect(simd_fract(-0.25) == 0.75 && simd_abs(simd_float2(-1, 2)) == simd_float2(1, 2))
    #expect(simd_reduce_add(a) == 7 && simd_reduce_max(a) == 4)
  }

  @Test("Matrices multiply by columns, and their inverse undoes them")
  func matrices() {
    var move = matrix_identity_float4x4
    move.columns.3 = simd_float4(5, -2, 1, 1)
    let stretch = simd_float4x4(diagonal: simd_float4(2, 3, 4, 1))
    // First stretched, then moved.
    #expect(move * stretch * simd_float4(1, 1, 1, 1) == simd_float4(7, 1, 5, 1))
    #expect(simd_mul(stretch, move) * simd_float4(1, 1, 1, 1) == simd_float4(12, -3, 8, 1))
    #expect((move * stretch).inverse * simd_float4(7, 1, 5, 1) == simd_float4(1, 1, 1, 1))
    #expect(stretch.determinant == 24 && move[3][0] == 5 && move[3, 1] == -2)
    let rows = simd_double3x3(rows: [SIMD3(0, 2, 1), SIMD3(1, 0, 0), SIMD3(3, 0, 1)])
    #expect(rows.columns.0 == SIMD3(0, 1, 3) && rows.determinant == -2)
    #expect(simd_equal(simd_inverse(rows) * rows, matrix_identity_double3x3))
    #expect(rows.transpose * SIMD3(1, 0, 0) == SIMD3(0, 2, 1))
    #expect(SIMD3(1, 0, 0) * rows == SIMD3(0, 2, 1))
    #expect(!simd_double2x2([SIMD2(1, 2), SIMD2(2, 4)]).inverse[0][0].isFinite)
  }

  @Test("Quaternions rotate, follow each other, and have a way between them")
  func quaternions() {
    let (x, y, z) = (SIMD3(1.0, 0, 0), SIMD3(0.0, 1, 0), SIMD3(0.0, 0, 1))
    func isNear(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Bool { simd_distance(a, b) < 1e-12 }
    let quarter = simd_quatd(angle: .pi / 2, axis: z)
    #expect(isNear(quarter.act(x), y) && abs(quarter.angle - .pi / 2) < 1e-12)
    #expect(isNear((quarter * quarter).act(x), -x) && isNear(quarter.inverse.act(y), x))
    let half = simd_slerp(simd_quatd(angle: 0, axis: z), quarter, 0.5)
    #expect(abs(half.angle - .pi / 4) < 1e-12)
    #expect(isNear(simd_slerp(quarter, simd_quatd(vector: -quarter.vector), 0.5).act(x), y))
    let turned = simd_double4x4(quarter) * SIMD4(1, 0, 0, 1)
    #expect(simd_distance(turned, SIMD4(0, 1, 0, 1)) < 1e-12)
  }
}
